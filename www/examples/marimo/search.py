# A search in a marimo notebook: `marimo edit search.py`, or `marimo run search.py`.
import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo
    from plyscope import Scene

    return Scene, mo


@app.cell
def _(Scene, mo):
    scene = mo.ui.anywidget(Scene(tree="((8 5) (20 3)) ((2 4) (15 6))", algorithm="alpha-beta", step=10))
    scene
    return (scene,)


@app.cell
def _(mo, scene):
    # This cell runs again whenever another step is shown.
    mo.md(f"**{scene.value['step']}** of {scene.value['last']}: {scene.value['caption']}")
    return


@app.cell
def _(mo, scene):
    mo.ui.button(label="Go to the second cut", on_click=lambda _: scene.widget.go_to(31))
    return


if __name__ == "__main__":
    app.run()
