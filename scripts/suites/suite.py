"""Draw the snapshots of a public project that Apple's SwiftUI drew, and compare both.

  apple-suites SUITE FOLDER [--beside FOLDER] [--work FOLDER] [--compare TOOL] [--filter TESTS] [--list]

SUITE names a description in scripts/suites; FOLDER is a clone of its repository at the commit that the description names.
Nothing is fetched. The libraries and the tests are copied into a package of their own, edited as the description says (each
edit with its reason), built against this checkout, and run in the suite's language and time zone. What the tests record is
put beside the project's own pictures, and TOOL (a program that is called with both folders and --scale) judges them. Of apps
whose tests draw their previews, the command-line tool draws those; clones of the packages that the description lists under
"checkouts" lie in FOLDER/SourcePackages/checkouts. Of apps whose tests call their pages by name, the tool draws those pages.

  --beside FOLDER clone of the package that the libraries import, where the description names one

  --work FOLDER   folder of the package, kept between runs (default: .build/suites/SUITE)
  --compare TOOL  program that compares two folders (default: none, the folders are printed)
  --filter TESTS  a regular expression of the tests to run (default: all)
  --list          list the suites and end
"""
import argparse, fnmatch, glob, json, os, re, shutil, subprocess, sys

SUITES = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(SUITES))


def fail(message):
    sys.exit(f"apple-suites: error: {message}")


def copy(source, target, excluded):
    """Copies what changed, so that a second run compiles only that."""
    wanted = set()
    for folder, folders, files in os.walk(source):
        below = os.path.relpath(folder, source)
        folders[:] = [f for f in folders if not skip(os.path.join(below, f), excluded)]
        for name in files:
            path = os.path.normpath(os.path.join(below, name))
            if skip(path, excluded):
                continue
            wanted.add(path)
            yield path, os.path.join(folder, name), os.path.join(target, path)
    for folder, _, files in os.walk(target):
        for name in files:
            path = os.path.join(folder, name)
            if os.path.relpath(path, target) not in wanted:
                os.remove(path)


def skip(path, excluded):
    path = os.path.normpath(path)
    return any(fnmatch.fnmatch(path, pattern) for pattern in excluded)


def edited(path, data, edits):
    if not path.endswith(".swift"):
        return data
    text = data.decode("utf-8", "replace")
    for edit in edits:
        if fnmatch.fnmatch(path, edit.get("files", "*")):
            text = re.sub(edit["find"], edit["put"], text, flags=re.M)
    return text.encode()


def place(source, target, excluded, edits):
    for path, origin, goal in copy(source, target, excluded):
        with open(origin, "rb") as file:
            data = edited(path, file.read(), edits)
        os.makedirs(os.path.dirname(goal), exist_ok=True)
        if os.path.exists(goal):
            with open(goal, "rb") as file:
                if file.read() == data:
                    continue
        with open(goal, "wb") as file:
            file.write(data)


def read(name):
    """Reads a description, added to the one that it is based on."""
    with open(os.path.join(SUITES, name + ".json")) as file:
        own = json.load(file)
    if "base" not in own:
        return own
    return added(read(own["base"]), own)


def added(base, own):
    result = dict(base)
    for key, value in own.items():
        if isinstance(value, dict) and isinstance(base.get(key), dict):
            result[key] = added(base[key], value)
        elif isinstance(value, list) and isinstance(base.get(key), list):
            result[key] = base[key] + value
        else:
            result[key] = value
    return result


def libraries(suite):
    """The libraries with the folders in the package that they are copied to."""
    if "library" in suite:
        return [(suite["library"], "Library")]
    return [(library, f"Libraries/{library['module']}") for library in suite["libraries"]]


def test_targets(suite):
    """The targets of tests with the folders in the package that they are copied to: one, or several with names of their own."""
    if isinstance(suite["tests"], dict):
        modules = [library["module"] for library, _ in libraries(suite)]
        return [({"module": "SuiteTests", "imports": modules, **suite["tests"]}, "SuiteTests")]
    return [(tests, f"SnapshotTests/{tests['module']}") for tests in suite["tests"]]


def forget(work, modules):
    """Removes what was compiled against another state of this checkout: classes that have changed leave objects stale."""
    newest = max(
        (os.path.getmtime(os.path.join(folder, name)) for folder, _, names in os.walk(os.path.join(ROOT, "Sources"))
         for name in names), default=0)
    stamp = os.path.join(work, "newest.txt")
    if os.path.exists(stamp) and open(stamp).read() == str(newest):
        return
    for folder in glob.glob(os.path.join(work, ".build", "*", "debug")):
        for module in modules:
            # What the package manager has planned stays: it is not written again.
            for path in glob.glob(os.path.join(folder, module + ".build", "*.o")):
                os.remove(path)
    with open(stamp, "w") as file:
        file.write(str(newest))


def chosen(folder, pattern, goal):
    """A folder of links to the pictures of one suite, where several share one folder."""
    shutil.rmtree(goal, ignore_errors=True)
    os.makedirs(goal)
    for name in os.listdir(folder):
        if fnmatch.fnmatch(name, pattern):
            os.symlink(os.path.abspath(os.path.join(folder, name)), os.path.join(goal, name))
    return goal


def gathered(folder, goal, home, excluded, renamed):
    """A folder of links to the pictures of all folders of snapshots of a name below another, by test class."""
    shutil.rmtree(goal, ignore_errors=True)
    for below, _, names in os.walk(folder):
        if os.path.basename(os.path.dirname(below)) != home or skip(os.path.basename(below), excluded):
            continue
        os.makedirs(os.path.join(goal, os.path.basename(below)), exist_ok=True)
        for name in names:
            called = re.sub(renamed["find"], renamed["put"], name) if renamed else name
            os.symlink(os.path.abspath(os.path.join(below, name)), os.path.join(goal, os.path.basename(below), called))
    return goal


def systems(suite, work):
    """Writes module maps for the C libraries of the system that a suite's libraries import."""
    for system in suite.get("systems", []):
        folder = os.path.join(work, "Systems", system["module"])
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "umbrella.h"), "w") as file:
            file.write(system.get("prelude", "") + "".join(f"#include <{name}>\n" for name in system["headers"]))
        with open(os.path.join(folder, "module.modulemap"), "w") as file:
            file.write(f'module {system["module"]} [system] {{\n  header "umbrella.h"\n  link "{system["links"]}"\n  export *\n}}\n')


def manifest(suite, language):
    package = "stillframe"
    products = ["SwiftUI"] + suite.get("products", [])

    def depend(names):
        return ", ".join(f'.product(name: "{n}", package: "{package}")' for n in names)

    tools = suite.get("tools", "5.9")

    def mode(target):
        # Manifests before 6.0 know one language.
        if not tools.startswith("6"):
            return ""
        return f", swiftSettings: [.swiftLanguageMode(.v{target.get('mode', '5')})]"

    def target(library, path):
        resources = ", ".join(f'.process("{r}")' for r in library.get("resources", []))
        own = "".join(f', "{name}"' for name in library.get("imports", []))
        needed = products + library.get("products", [])
        return f"""    .target(
      name: "{library["module"]}", dependencies: [{depend(needed)}{own}], path: "{path}",
      resources: [{resources}]{mode(library)}),"""

    targets = "\n".join(
        [f'    .systemLibrary(name: "{system["module"]}", path: "Systems/{system["module"]}"),' for system in suite.get("systems", [])]
        + [target(*item) for item in libraries(suite)])

    def test_target(tests, path):
        given = tests.get("resources", []) + list(suite.get("application", {}).values())
        resources = ", ".join(f'.process("{r}")' for r in given)
        modules = ", ".join(f'"{name}"' for name in tests["imports"])
        return f"""    .testTarget(
      name: "{tests["module"]}",
      dependencies: [{modules}, {depend(products + ["SnapshotTesting", "StillframeTesting"])}],
      path: "{path}", resources: [{resources}]{mode(tests)}),"""

    tests = "\n".join(test_target(*item) for item in test_targets(suite))
    return f"""// swift-tools-version: {tools}
import PackageDescription

let package = Package(
  name: "{suite["name"]}-suite", defaultLocalization: "{language[:2]}",
  dependencies: [.package(name: "{package}", path: "stillframe")],
  targets: [
{targets}
{tests}
  ])
"""


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("suite", nargs="?")
    parser.add_argument("folder", nargs="?")
    parser.add_argument("--beside")
    parser.add_argument("--work")
    parser.add_argument("--compare")
    parser.add_argument("--filter")
    parser.add_argument("--language")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    known = sorted(name[:-5] for name in os.listdir(SUITES) if name.endswith(".json"))
    known = [name for name in known if "isBase" not in open(os.path.join(SUITES, name + ".json")).read()]
    if options.list or not options.suite:
        print("\n".join(known))
        return
    if options.suite not in known:
        fail(f"no suite is named {options.suite}: use one of {', '.join(known)}")
    if not options.folder:
        fail(f"{options.suite} needs a folder: give a clone of the suite's repository")
    if not os.path.isdir(options.folder):
        fail(f"{options.folder} is no folder: give a clone of the suite's repository")
    suite = read(options.suite)
    work = os.path.abspath(options.work or os.path.join(ROOT, ".build", "suites", options.suite))
    os.makedirs(work, exist_ok=True)
    if "previews" in suite:
        import previews
        compare(*previews.draw(suite, ROOT, options.folder, work, fail), suite, work, options.compare)
        return
    if "calls" in suite:
        import calls
        compare(*calls.draw(suite, ROOT, options.folder, work, fail), suite, work, options.compare)
        return
    homes = {}
    for library, _ in libraries(suite):
        home = options.beside if library.get("isBeside") else SUITES if library.get("isOwn") else options.folder
        if not home or not os.path.isdir(home):
            fail(f"{library['module']} lies in a package beside: give its clone with --beside")
        homes[library["module"]] = home
    link = os.path.join(work, "stillframe")
    if not os.path.lexists(link):
        os.symlink(ROOT, link)
    systems(suite, work)
    edits = suite.get("edits", [])
    for library, goal in libraries(suite):
        place(os.path.join(homes[library["module"]], library["path"]), os.path.join(work, goal), library.get("exclude", []), edits)
    for tests, goal in test_targets(suite):
        place(os.path.join(options.folder, tests["path"]), os.path.join(work, goal), tests.get("exclude", []), edits)
    # What the tests find in the application that runs them.
    for origin, goal in suite.get("application", {}).items():
        place(os.path.join(options.folder, origin), os.path.join(work, "SuiteTests", goal), [], [])
    # Foundation takes the strings of the language that the package begins with, where the system has no list of languages.
    text = manifest(suite, options.language or suite.get("language", "en_US"))
    path = os.path.join(work, "Package.swift")
    if not os.path.exists(path) or open(path).read() != text:
        with open(path, "w") as file:
            file.write(text)
    forget(work, [target["module"] for target, _ in libraries(suite) + test_targets(suite)])
    ours = os.path.join(work, suite.get("drawn", "pictures"))
    shutil.rmtree(ours, ignore_errors=True)
    os.makedirs(ours)
    theirs = os.path.join(options.folder, suite["pictures"])
    environment = dict(
        os.environ, TZ=suite.get("timeZone", "UTC"), LANG=(options.language or suite.get("language", "en_US")) + ".UTF-8",
        SUITE_PICTURES=ours, SNAPSHOT_TESTING_RECORD="all")
    if "fonts" in suite:
        # What the application fetches before its tests run.
        environment["SUITE_FONTS"] = os.path.abspath(os.path.join(options.folder, suite["fonts"]))
    command = ["swift", "test", "--package-path", work] + (["--filter", options.filter] if options.filter else [])
    # Tests that record fail, as they should: the pictures tell.
    with open(os.path.join(work, "tests.txt"), "w") as log:
        status = subprocess.run(command, env=environment, stdout=log, stderr=subprocess.STDOUT).returncode
    drawn = sum(name.endswith(".png") for _, _, files in os.walk(ours) for name in files)
    if drawn == 0:
        fail(f"no picture was drawn (status {status}): read {os.path.join(work, 'tests.txt')}")
    if suite.get("areScattered"):
        theirs = gathered(
            theirs, os.path.join(work, "theirs"), suite["areScattered"], suite.get("without", []), suite.get("renamed"))
    if "only" in suite:
        theirs = chosen(theirs, suite["only"], os.path.join(work, "theirs"))
    print(f"{drawn} pictures drawn", flush=True)
    if suite.get("isCropped"):
        import crop
        crop.crop(theirs, ours)
    compare(theirs, ours, suite, work, options.compare)


def compare(theirs, ours, suite, work, tool):
    if not tool:
        print(f"theirs: {theirs}\nours: {ours}")
        return
    sheets = os.path.join(work, "sheets")
    shutil.rmtree(sheets, ignore_errors=True)
    sys.exit(subprocess.run(
        [tool, theirs, ours, "--scale", str(suite.get("scale", 3)), "--sheets", sheets,
         "--json", os.path.join(work, "verdicts.json")]).returncode)


main()
