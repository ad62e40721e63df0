"""Step through minimax, alpha-beta and backtracking in a notebook."""

from ._scene import Scene

__all__ = ["Scene"]
