"""A film by Ray: a task a part, made again elsewhere when its worker or its machine dies.

    python film_ray.py film.mp4 16 bricks --duration 20 --scale 2

Parts travel as bytes through Ray's object store, so that machines need no folder in common: only the program, under the name
in TOOL (stillframe). ADDRESS names a cluster ("auto"); without it Ray starts on this machine.
"""

import os
import subprocess
import sys
import tempfile

import ray


@ray.remote(num_cpus=1, max_retries=3, retry_exceptions=True)
def part(number: int, count: int, words: list[str]) -> bytes:
    """One part of the film, complete."""
    tool = os.environ.get("TOOL", "stillframe")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "part")
        shard = ["--jobs", "1", "--shard", f"{number}/{count}", "-o", path]
        subprocess.run([tool, "animate", *words, *shard], check=True)
        with open(path, "rb") as file:
            return file.read()


def main(file: str, count: int, words: list[str]) -> None:
    tool = os.environ.get("TOOL", "stillframe")
    ray.init(
        address=os.environ.get("ADDRESS"),
        runtime_env={"env_vars": {"TOOL": tool}},
        log_to_driver=False,
    )
    with tempfile.TemporaryDirectory(dir=os.path.dirname(os.path.abspath(file))) as folder:
        waiting = {part.remote(number, count, words): number for number in range(1, count + 1)}
        # One after the other as they come, so that only one is in memory here.
        while waiting:
            (done,), _ = ray.wait(list(waiting), num_returns=1)
            number = waiting.pop(done)
            with open(os.path.join(folder, str(number)), "wb") as output:
                output.write(ray.get(done))
            del done
        parts = [os.path.join(folder, name) for name in os.listdir(folder)]
        subprocess.run([tool, "join", file, *parts], check=True)


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
