"""Starting the program, interrupting it, and what it does after it broke off."""

import gc
import os
import signal
import subprocess
import sys
import threading
import time
import unittest

from plyscope import PlyscopeError, _program, judge, solve

#: A search that takes minutes.
_LONG = {"game": "connect-four", "algorithm": "minimax", "depth": 14}


class ProgramTest(unittest.TestCase):
    def test_a_fresh_program_follows_one_that_broke_off(self) -> None:
        solve("4 8")
        broken = _program._Instance.current()
        with self.assertRaises(PlyscopeError) as caught:
            # No object has this address.
            broken.call("judging_next_question", before=[0])
        self.assertEqual(caught.exception.code, "crashed")
        self.assertIn("null pointer", str(caught.exception))
        self.assertEqual(solve("4 8").value, 8)
        self.assertIsNot(_program._Instance.current(), broken)

    @unittest.skipIf(os.name == "nt", "a process cannot interrupt itself there")
    def test_a_long_search_can_be_interrupted(self) -> None:
        solve("4 8")
        interrupt = threading.Timer(0.5, lambda: os.kill(os.getpid(), signal.SIGINT))
        interrupt.start()
        with self.assertRaises(KeyboardInterrupt):
            solve(**_LONG)
        interrupt.join()
        self.assertEqual(solve("4 8").value, 8)

    @unittest.skipIf(os.name == "nt", "a process cannot interrupt itself there")
    def test_an_interrupt_breaks_off_no_judging_beside_it(self) -> None:
        solve("4 8")
        begun, verdicts = threading.Event(), []

        def search(node, alpha, beta):
            if not begun.is_set():
                begun.set()
                # Then the search in the other thread is under way.
                time.sleep(0.3)
            return 0

        judging = threading.Thread(target=lambda: verdicts.append(judge(search, trees=9).verdict))
        judging.start()
        begun.wait()
        interrupt = threading.Timer(0.8, lambda: os.kill(os.getpid(), signal.SIGINT))
        interrupt.start()
        with self.assertRaises(KeyboardInterrupt):
            solve(**_LONG)
        judging.join()
        self.assertEqual(verdicts, ["wrong-value"])

    def test_threads_take_turns(self) -> None:
        found = {}

        def search(value):
            found[value] = solve([value, value - 1]).value

        threads = [threading.Thread(target=search, args=[value]) for value in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, {value: value for value in range(20)})

    def test_what_is_over_leaves_no_program_behind(self) -> None:
        solve("4 8")

        def programs():
            gc.collect()
            return sum(isinstance(one, _program._Instance) for one in gc.get_objects())

        before = programs()
        for _ in range(5):
            judge(lambda node, alpha, beta: 0, trees=2)
        self.assertEqual(programs(), before)

    @unittest.skipUnless(hasattr(os, "fork") and sys.platform != "darwin", "processes do not fork there")
    def test_a_forked_process_begins_anew(self) -> None:
        lines = [
            "import os, threading, time, plyscope",
            "search = {'game': 'connect-four', 'algorithm': 'iterative-deepening', 'depth': 40, 'time': 2000}",
            "plyscope.solve('4 8')",
            "threading.Thread(target=plyscope.solve, kwargs=search).start()",
            "time.sleep(0.3)",
            "child = os.fork()",
            "if child == 0:",
            "    os._exit(plyscope.solve('4 8').value)",
            "print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))",
        ]
        ran = subprocess.run([sys.executable, "-c", "\n".join(lines)], check=True, capture_output=True, encoding="utf-8", timeout=60)
        self.assertEqual(ran.stdout, "8\n")

    def test_a_time_limit_ends_a_search(self) -> None:
        found = solve(game="connect-four", algorithm="iterative-deepening", depth=40, time=50)
        self.assertTrue(found.time_up)
        self.assertIn(found.depth_reached, range(1, 40))

    def test_it_starts_when_it_is_first_called(self) -> None:
        lines = ["import sys, plyscope", "assert not {'wasmtime', 'anywidget'} & set(sys.modules)", "plyscope.solve('4 8')"]
        # Nothing can be kept in this home.
        variables = {**os.environ, "HOME": os.devnull, "XDG_CACHE_HOME": os.path.join(os.devnull, "cache")}
        subprocess.run([sys.executable, "-c", "\n".join(lines)], check=True, env=variables)


if __name__ == "__main__":
    unittest.main()
