// Fingers on a touch screen. What they do is up to the browser, as on a real one: it may scroll with them.

/** How many moves a drag has, and how long a long press lasts, in milliseconds. */
const [MOVES, LONG] = [12, 900];

/** Fingers of a page: each is a way from one point of the window to another, `[[x, y], [x, y]]`. */
export async function fingers(page) {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const frame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  return {
    /** Fingers go down together, go their ways together, and are lifted. */
    drag: async (...ways) => {
      await send("touchStart", ways.map(([from]) => from));
      for (let move = 1; move <= MOVES; move += 1) {
        const share = move / MOVES;
        await send("touchMove", ways.map(([from, to]) => from.map((start, axis) => start + (to[axis] - start) * share)));
        await frame();
      }
      await send("touchEnd", []);
      await frame();
    },
    press: async (point, { long = false } = {}) => {
      await send("touchStart", [point]);
      if (long) await page.waitForTimeout(LONG);
      await send("touchEnd", []);
      await frame();
    },
  };
}
