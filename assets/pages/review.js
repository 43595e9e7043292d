"use strict";
const modes = [["side", "Side by side"], ["swipe", "Swipe"], ["onion", "Onion skin"], ["blink", "Blink"], ["difference", "Difference"]];
const given = JSON.parse(document.getElementById("data").textContent);
const part = id => document.getElementById(id);
let page = null, chosen = 0, mode = "side", zoom = 0, frame = 0, swipe = 0.5, onion = 0.5, timers = [];

function element(name, properties, ...children) {
  const result = Object.assign(document.createElement(name), properties);
  result.append(...children.filter(child => child !== null));
  return result;
}

function every(milliseconds, action) { timers.push(setInterval(action, milliseconds)); }

function visible() {
  const suite = part("suite").value, words = part("search").value.toLowerCase();
  return page.failures.filter(one => (!suite || one.suite === suite)
    && (one.suite + " " + one.name + " " + one.words.join(" ")).toLowerCase().includes(words));
}

function address(failure, side, number) {
  return (failure[side] || failure.after).address.replace("/" + (failure[side] ? side : "after"), "/" + side)
    .replace("-" + (failure[side] ? side : "after"), "-" + side).replace("{}", number);
}

// The size of both laid on each other, in points, times what they are enlarged.
function room(failure) {
  const sides = [failure.before, failure.after].filter(Boolean);
  const width = Math.max(...sides.map(one => one.width / one.scale)), height = Math.max(...sides.map(one => one.height / one.scale));
  let factor = zoom;
  if (!factor) {
    const count = mode === "side" && failure.before ? 2 : 1;
    const free = Math.max(part("main").clientWidth - 52 - 22 * (count - 1), 120) / count;
    factor = Math.max(Math.min(free / width, Math.max(window.innerHeight - 320, 160) / height, 8), 0.05);
    factor = factor > 1 ? Math.min(Math.floor(factor), 4) : factor;
  }
  return { width: width * factor, height: height * factor, factor };
}

function picture(failure, side, factor, isAlone) {
  const one = failure[side] || failure.after;
  const image = element("img", { src: address(failure, side, frame), alt: side, className: isAlone ? "alone" : "" });
  image.dataset.side = side;
  if (side === "difference") {
    const both = room(failure);
    Object.assign(image.style, { width: both.width + "px", height: both.height + "px" });
  } else {
    Object.assign(image.style, { width: one.width / one.scale * factor + "px", height: one.height / one.scale * factor + "px" });
  }
  return image;
}

function sheet(failure, ...images) {
  const both = room(failure);
  const result = element("div", { className: "sheet" + (both.factor >= 2 ? " pixels" : "") }, ...images);
  if (!images.every(image => image.className === "alone")) Object.assign(result.style, { width: both.width + "px", height: both.height + "px" });
  return result;
}

function size(one) {
  const points = `${one.width / one.scale} × ${one.height / one.scale}`;
  return one.scale === 1 ? points : `${points} at ${one.scale}×`;
}

function pane(title, one, content) {
  return element("figure", {}, element("figcaption", {}, title + "  ", element("span", { textContent: one ? size(one) : "" })), content);
}

function slider(value, action, label) {
  const result = element("input", { type: "range", min: 0, max: 1, step: 0.005, value, ariaLabel: label });
  result.oninput = () => action(Number(result.value));
  return result;
}

// One failure in the chosen mode.
function comparison(failure) {
  const { factor } = room(failure);
  const before = failure.before, after = failure.after;
  if (!after) return [element("p", { className: "problem", textContent: "The picture cannot be read." })];
  if (!before) return [element("div", { className: "panes" }, pane("New", after, sheet(failure, picture(failure, "after", factor, true))))];
  switch (mode) {
    case "swipe": {
      const top = picture(failure, "after", factor), knife = element("div", { className: "knife" });
      const place = sheet(failure, picture(failure, "before", factor), top, knife);
      place.classList.add("swipe");
      const range = slider(swipe, value => cut(value), "Where the golden ends");
      const cut = value => {
        swipe = Math.min(Math.max(value, 0), 1);
        const both = room(failure);
        top.style.clipPath = `inset(0 0 0 ${Math.max(swipe * both.width, 0)}px)`;
        knife.style.left = swipe * both.width + "px";
        range.value = swipe;
      };
      place.onpointermove = event => { if (event.buttons || event.pointerType === "mouse") cut((event.clientX - place.getBoundingClientRect().left) / place.clientWidth); };
      cut(swipe);
      return [element("div", { className: "panes" }, pane("Golden left, actual right", after, place)),
        element("div", { className: "controls" }, "golden", range, "actual")];
    }
    case "onion": {
      const top = picture(failure, "after", factor);
      top.style.opacity = onion;
      const range = slider(onion, value => { onion = value; top.style.opacity = value; }, "How much of the actual picture");
      return [element("div", { className: "panes" }, pane("Actual over golden", after, sheet(failure, picture(failure, "before", factor), top))),
        element("div", { className: "controls" }, "golden", range, "actual")];
    }
    case "blink": {
      const below = picture(failure, "before", factor), top = picture(failure, "after", factor);
      const words = pane("Golden and actual by turns", after, sheet(failure, below, top));
      let isGolden = false;
      every(500, () => {
        isGolden = !isGolden;
        top.style.visibility = isGolden ? "hidden" : "visible";
        below.style.visibility = isGolden ? "visible" : "hidden";
      });
      return [element("div", { className: "panes" }, words)];
    }
    case "difference":
      return [element("div", { className: "panes" }, pane("What differs, in red", null, sheet(failure, picture(failure, "difference", factor, true))))];
    default:
      return [element("div", { className: "panes" },
        pane("Golden", before, sheet(failure, picture(failure, "before", factor, true))),
        pane("Actual", after, sheet(failure, picture(failure, "after", factor, true))))];
  }
}

function scrubber(failure) {
  const last = failure.frames - 1;
  const range = element("input", { type: "range", min: 0, max: last, step: 1, value: frame, ariaLabel: "Frame" });
  const time = element("span", { className: "time" }), play = element("button", { textContent: "Play" });
  const show = number => {
    frame = Math.min(Math.max(number, 0), last);
    range.value = frame;
    time.textContent = `frame ${frame} of ${failure.frames}, ${(frame * failure.duration).toFixed(3)} s`;
    for (const image of document.querySelectorAll("#view img")) image.src = address(failure, image.dataset.side, frame);
  };
  let running = null;
  const stop = () => { clearInterval(running); running = null; play.textContent = "Play"; };
  play.onclick = () => {
    if (running) { stop(); return; }
    play.textContent = "Stop";
    running = setInterval(() => show(frame === last ? 0 : frame + 1), Math.max(failure.duration * 1000, 16));
    timers.push(running);
  };
  range.oninput = () => { stop(); show(Number(range.value)); };
  const first = element("button", { textContent: "First difference", onclick: () => { stop(); show(failure.first); } });
  show(frame);
  return element("div", { className: "controls film" }, play, range, time, first);
}

// The lines of two texts, with what went and what came; long stretches that agree are left out.
function lines(before, after) {
  const a = before.split("\n"), b = after.split("\n"), rows = [];
  let start = 0, end = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const x = a.slice(start, a.length - end), y = b.slice(start, b.length - end);
  for (const line of a.slice(0, start)) rows.push([" ", line]);
  if (x.length * y.length > 4e6) {
    for (const line of x) rows.push(["-", line]);
    for (const line of y) rows.push(["+", line]);
  } else {
    const best = Array.from({ length: x.length + 1 }, () => new Uint32Array(y.length + 1));
    for (let i = x.length - 1; i >= 0; i--) for (let j = y.length - 1; j >= 0; j--)
      best[i][j] = x[i] === y[j] ? best[i + 1][j + 1] + 1 : Math.max(best[i + 1][j], best[i][j + 1]);
    let i = 0, j = 0;
    while (i < x.length || j < y.length) {
      if (i < x.length && j < y.length && x[i] === y[j]) { rows.push([" ", x[i]]); i++; j++; }
      else if (j === y.length || (i < x.length && best[i + 1][j] >= best[i][j + 1])) rows.push(["-", x[i++]]);
      else rows.push(["+", y[j++]]);
    }
  }
  for (const line of a.slice(a.length - end)) rows.push([" ", line]);
  const near = rows.map((row, index) => rows.slice(Math.max(index - 3, 0), index + 4).some(one => one[0] !== " "));
  const result = element("pre", { className: "text" });
  let gap = false;
  rows.forEach(([sign, line], index) => {
    if (!near[index]) { if (!gap) result.append(element("div", { className: "rest", textContent: "⋯" })); gap = true; return; }
    gap = false;
    result.append(element("div", { className: sign === "-" ? "gone" : sign === "+" ? "new" : "", textContent: sign + " " + line }));
  });
  return result;
}

function marked(state) { return state === "accepted" ? "✓" : state === "rejected" ? "✗" : state === "refused" ? "⚠" : ""; }

function showList() {
  const list = part("list"), shown = visible();
  let suite = null;
  list.replaceChildren(...shown.flatMap(one => {
    const rows = [];
    if (one.suite !== suite) { suite = one.suite; rows.push(element("li", {}, element("h2", { textContent: suite }))); }
    const side = one.after || one.before;
    const thumb = side && one.state !== "accepted"
      ? element("img", { className: "thumb", alt: "", loading: "lazy", src: address(one, one.after ? "after" : "before", one.first || 0) })
      : element("span", { className: "thumb", textContent: one.kind === "text" ? "abc" : "✓" });
    const button = element("button", {}, thumb,
      element("span", { className: "label" }, element("b", { textContent: one.name }), element("span", { textContent: one.words[0] || "" })),
      element("span", { className: "mark " + one.state, textContent: marked(one.state) }));
    button.setAttribute("aria-current", one.number === chosen);
    button.dataset.number = one.number;
    button.onclick = () => choose(one.number);
    rows.push(element("li", {}, button));
    return rows;
  }));
  const count = state => page.failures.filter(one => one.state === state).length;
  const words = [`${count("open")} open`];
  if (count("accepted")) words.push(`${count("accepted")} accepted`);
  if (count("rejected")) words.push(`${count("rejected")} rejected`);
  if (count("refused")) words.push(`${count("refused")} refused`);
  part("counts").textContent = words.join(" · ");
  document.body.dataset.open = count("open");
  part("accept-all").hidden = part("reject-all").hidden = !page.isLive || !count("open");
}

function showMain(problem) {
  for (const timer of timers) clearInterval(timer);
  timers = [];
  const failure = page.failures.find(one => one.number === chosen);
  const main = part("main");
  const isPicture = failure && failure.kind !== "text" && failure.state !== "accepted" && failure.before;
  part("modes").hidden = part("zoom-label").hidden = !isPicture;
  for (const button of part("modes").children) button.setAttribute("aria-checked", button.dataset.mode === mode);
  if (!failure) { main.replaceChildren(element("p", { className: "empty", textContent: page.failures.length ? "Nothing is chosen." : "No snapshot has failed." })); return; }
  const actions = element("div", { className: "actions" });
  if (page.isLive && failure.state === "open") {
    actions.append(element("button", { className: "reject", textContent: "Reject", onclick: () => decide("reject") }),
      element("button", { className: "accept", textContent: "Accept", onclick: () => decide("accept") }));
  } else if (failure.state !== "open") {
    actions.append(element("span", { className: "mark " + failure.state, textContent: marked(failure.state) + " " + failure.state }));
  }
  const view = element("div", { id: "view" });
  main.replaceChildren(
    element("div", { className: "title" }, element("h2", { textContent: failure.name }),
      element("span", { className: "place", textContent: `${failure.test}  ${failure.place}` }), actions),
    failure.refusal ? element("p", { className: "problem", textContent: `${failure.golden} is no golden that can be accepted: ${failure.refusal}.` }) : "",
    problem ? element("p", { className: "problem", textContent: problem }) : "",
    element("div", { className: "words" }, ...failure.words.map(line => element("p", {
      className: /^(The golden is |Of the pictures|Frame \d)/.test(line) ? "figures" : "", textContent: line }))), view);
  if (failure.state === "accepted") view.append(element("p", { className: "place", textContent: `It is the golden now: ${failure.golden}` }));
  else if (failure.texts) view.append(lines(failure.texts[0], failure.texts[1]));
  else {
    view.append(...comparison(failure));
    if (failure.frames > 1) main.append(scrubber(failure));
  }
  main.append(element("p", { className: "keys" }, ...(page.isLive ? [element("kbd", { textContent: "a" }), " accept  ", element("kbd", { textContent: "r" }), " reject  "] : []),
    element("kbd", { textContent: "j" }), " ", element("kbd", { textContent: "k" }), " next, previous  ", element("kbd", { textContent: "1" }), "–", element("kbd", { textContent: "5" }), " how to compare"));
  document.body.dataset.chosen = chosen;
  document.body.dataset.mode = mode;
}

function choose(number) {
  chosen = number;
  const failure = page.failures.find(one => one.number === number);
  frame = failure && failure.first || 0;
  showList();
  showMain();
  document.querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest" });
}

function step(by) {
  const shown = visible(), place = shown.findIndex(one => one.number === chosen);
  const next = shown[Math.min(Math.max(place + by, 0), shown.length - 1)];
  if (next) choose(next.number);
}

async function decide(verb, what) {
  const answer = await fetch(`${verb}/${what ?? chosen}`, { method: "POST" });
  const problem = answer.ok ? null : await answer.text();
  const before = chosen;
  await load();
  if (!problem && what === undefined) {
    const shown = visible(), place = shown.findIndex(one => one.number === before);
    const next = shown.slice(place + 1).find(one => one.state === "open") || shown.find(one => one.state === "open");
    choose(next ? next.number : before);
  } else { showMain(problem); }
}

function show() {
  part("project").textContent = page.project;
  const suites = [...new Set(page.failures.map(one => one.suite))], select = part("suite");
  if (select.options.length !== suites.length + 1) {
    select.replaceChildren(element("option", { value: "", textContent: "All suites" }), ...suites.map(name => element("option", { value: name, textContent: name })));
  }
  const box = part("obsolete");
  box.hidden = !page.obsolete.length;
  box.querySelector("summary").textContent = page.obsolete.length + (page.obsolete.length === 1 ? " golden" : " goldens") + " that no test uses";
  box.querySelector("ul").replaceChildren(...page.obsolete.map(one => element("li", { textContent: `${one.path}: ${one.reason}` })));
  showList();
}

async function load() {
  page = given || await (await fetch("failures")).json();
  show();
}

part("modes").append(...modes.map(([name, words]) => {
  const button = element("button", { textContent: words, onclick: () => { mode = name; showMain(); } });
  button.dataset.mode = name;
  button.setAttribute("role", "radio");
  return button;
}));
part("zoom").onchange = () => { zoom = Number(part("zoom").value); showMain(); };
part("suite").onchange = part("search").oninput = () => {
  const shown = visible();
  if (shown.length && !shown.some(one => one.number === chosen)) choose(shown[0].number); else showList();
};
part("accept-all").onclick = () => decide("accept", "all");
part("reject-all").onclick = () => decide("reject", "all");
part("accept-all").className = "accept";
part("reject-all").className = "reject";
document.onkeydown = event => {
  if (event.target.matches("input[type=search], select") || event.metaKey || event.ctrlKey || event.altKey) return;
  const failure = page && page.failures.find(one => one.number === chosen);
  if (event.key === "j") step(1);
  else if (event.key === "k") step(-1);
  else if (event.key >= "1" && event.key <= "5") { mode = modes[event.key - 1][0]; showMain(); }
  else if (page.isLive && failure && failure.state === "open" && event.key === "a") decide("accept");
  else if (page.isLive && failure && failure.state === "open" && event.key === "r") decide("reject");
};
window.onresize = () => { if (page && !zoom) showMain(); };
load().then(() => choose(page.failures.length ? page.failures[0].number : -1))
  .catch(error => { part("main").textContent = "stillframe has ended: " + error; });
