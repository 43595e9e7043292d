"use strict";
// The page of previews: shows them in a look, follows changes, and plays films.
const part = id => document.getElementById(id);
const switches = ["dark", "rtl", "dynamic-type", "device", "locale", "accessibility"];
const pick = pattern => [...part("device").options].map(one => one.value).find(name => pattern.test(name)) || "";
// What is put side by side: for each, names and the switches that differ.
const comparisons = {
  "": () => [["", {}]],
  appearance: () => [["Light", { dark: "" }], ["Dark", { dark: "1" }]],
  direction: () => [["Left to right", { rtl: "" }], ["Right to left", { rtl: "1" }]],
  type: () => [["Small", { "dynamic-type": "small" }], ["Large", { "dynamic-type": "" }],
    ["xxxLarge", { "dynamic-type": "xxxLarge" }], ["Accessibility 3", { "dynamic-type": "accessibility3" }]],
  devices: () => [pick(/SE/), pick(/^iPhone 1\d$/), pick(/Max/), pick(/iPad/)].filter(Boolean).map(name => [name, { device: name }]),
  locales: () => ["en_US", "de_DE", "ar_EG", "ja_JP"].map(name => [name, { locale: name, rtl: name.startsWith("ar") ? "1" : "" }]),
};
let generation = -1, turn = 0, zoom = 1, comparison = "", chosen = null, started = performance.now(), busy = true;

function element(name, properties, ...children) {
  const result = Object.assign(document.createElement(name), properties);
  result.append(...children.filter(child => child !== null));
  return result;
}

function look(changes = {}) {
  const query = new URLSearchParams();
  for (const name of switches) {
    const control = part(name);
    let value = control.type === "checkbox" ? (control.checked ? "1" : "") : control.value;
    if (name in changes) value = changes[name];
    if (value) query.set(name, value);
  }
  return query;
}

function toast(text) {
  const label = part("toast");
  label.textContent = text;
  label.classList.add("shown");
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => label.classList.remove("shown"), 1600);
}

function phase(name, text) {
  document.body.dataset.phase = name;
  part("state").textContent = text;
}

// MARK: Frames below the pointer

// The smallest frame at a point, of those that are drawn last.
function nodeAt(nodes, x, y) {
  let best = null;
  for (const node of nodes) {
    const { x: left, y: top, width, height } = node.frame;
    if (x < left || y < top || x > left + width || y > top + height) continue;
    if (!best || width * height <= best.frame.width * best.frame.height) best = node;
  }
  return best;
}

// The nearest view around a node, itself included, that has a label.
function spoken(nodes, node) {
  for (let one = node; one; one = one.parent === null ? null : nodes[one.parent]) if (one.label) return one;
  return null;
}

function hover(stage, image, words, report) {
  const frame = element("div", { className: "frame", hidden: true });
  const nodes = report.nodes;
  stage.append(frame);
  stage.at = event => {
    const box = image.getBoundingClientRect();
    const scale = box.width / (image.naturalWidth / 2);
    return { scale, node: nodeAt(nodes, (event.clientX - box.left) / scale, (event.clientY - box.top) / scale) };
  };
  stage.onmousemove = event => {
    const { scale, node } = stage.at(event);
    frame.hidden = !node;
    if (!node) return;
    const { x: left, y: top, width, height } = node.frame;
    Object.assign(frame.style, {
      left: left * scale + "px", top: top * scale + "px", width: width * scale + "px", height: height * scale + "px",
    });
    const round = number => Math.round(number * 100) / 100;
    const named = spoken(nodes, node);
    words.replaceChildren(element("b", { textContent: node.view }),
      `${node.identifier ? " #" + node.identifier : ""}  ${round(width)} × ${round(height)} at ${round(left)}, ${round(top)}`
      + (named ? `  “${named.label}”${named.traits ? " " + named.traits.join(" ") : ""}` : ""));
  };
  stage.onmouseleave = () => { frame.hidden = true; words.textContent = ""; };
  stage.nameAt = event => {
    const { node } = stage.at(event);
    for (let one = node; one; one = one.parent === null ? null : nodes[one.parent]) {
      const name = one.identifier || one.label || one.text;
      if (name) return { name, x: event.clientX - stage.getBoundingClientRect().left, y: event.clientY - stage.getBoundingClientRect().top };
    }
    return null;
  };
}

// MARK: Films

async function film(preview, stage, image, row, query) {
  const taps = stage.touches || (stage.touches = []);
  row.replaceChildren("rendering …");
  const values = new URLSearchParams(query);
  values.set("name", preview.name);
  if (taps.length) values.set("taps", JSON.stringify(taps.map(tap => `${tap.name}@${tap.time.toFixed(2)}`)));
  const answer = await (await fetch("film?" + values)).json();
  if (!answer.frames && taps.length) {
    // What cannot be tapped is no tap.
    toast(answer.problem || "this view cannot be tapped then");
    taps.pop();
    return film(preview, stage, image, row, query);
  }
  if (!answer.frames) { row.replaceChildren(answer.problem || "there are no frames"); return; }
  const slider = element("input", { type: "range", min: 0, max: answer.frames - 1, value: 0 });
  const time = element("span", {});
  const play = element("button", { textContent: "Play" });
  const dots = taps.map(tap => {
    const dot = element("div", { className: "dot", hidden: true });
    Object.assign(dot.style, { left: tap.x + "px", top: tap.y + "px" });
    stage.append(dot);
    return dot;
  });
  let timer = 0;
  slider.oninput = () => {
    image.src = `frame/${slider.value}?${values}`;
    const now = slider.value / answer.fps;
    time.textContent = now.toFixed(2) + " s";
    taps.forEach((tap, index) => { dots[index].hidden = Math.abs(tap.time - now) > 0.12; });
  };
  const stop = () => { clearInterval(timer); timer = 0; play.textContent = "Play"; };
  play.onclick = () => {
    if (timer) return stop();
    play.textContent = "Pause";
    if (Number(slider.value) === answer.frames - 1) slider.value = 0;
    timer = setInterval(() => {
      if (!row.isConnected || Number(slider.value) === answer.frames - 1) return stop();
      slider.value = Number(slider.value) + 1;
      slider.oninput();
    }, 1000 / answer.fps);
  };
  stage.play = () => play.onclick();
  stage.classList.add("taps");
  stage.onclick = event => {
    const target = stage.nameAt ? stage.nameAt(event) : null;
    if (!target) return toast("a tap needs a view with a label or an identifier");
    stage.touches.push({ name: target.name, time: slider.value / answer.fps, x: target.x, y: target.y });
    stop();
    dots.forEach(dot => dot.remove());
    film(preview, stage, image, row, query);
  };
  const chips = taps.map((tap, index) => {
    const chip = element("span", { className: "tap", title: "Remove", textContent: `${tap.name} at ${tap.time.toFixed(2)} s ×` });
    chip.onclick = () => { taps.splice(index, 1); dots.forEach(dot => dot.remove()); film(preview, stage, image, row, query); };
    return chip;
  });
  const hint = taps.length ? null : element("span", { textContent: "click a view to tap it at this moment" });
  row.replaceChildren(play, slider, time, ...chips, ...(hint ? [hint] : []));
  slider.oninput();
}

// MARK: Cards

function fit(image) {
  image.style.width = image.naturalWidth / 2 * zoom + "px";
  image.parentElement.classList.toggle("pixels", zoom > 2);
}

async function copy(image) {
  try {
    const blob = await (await fetch(image.src)).blob();
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
    toast("copied");
  } catch { toast("the browser does not allow copying pictures"); }
}

function download(image, name) {
  element("a", { href: image.src, download: name + ".png" }).click();
}

// A card; `variants` has a name and a preview for each that is put side by side.
function figure(variants) {
  const preview = variants[0].preview;
  const size = element("span", { className: "size" });
  const link = element("a", { textContent: preview.place, title: "Open in the editor" });
  if (preview.link) link.href = preview.link; else link.removeAttribute("href");
  const caption = element("figcaption", {}, element("b", { textContent: preview.name }), size, link);
  const words = element("div", { className: "words" });
  const stages = element("div", { className: "stages" });
  const tools = element("div", { className: "tools" });
  const result = element("figure", { tabIndex: 0 }, caption, stages, words, tools);
  result.dataset.name = preview.name;
  result.onfocus = () => choose(result);
  for (const { name, preview, query } of variants) {
    const stage = element("div", { className: "stage" });
    const variant = element("div", { className: "variant" }, name ? element("span", { textContent: name }) : null, stage);
    stages.append(variant);
    if (!preview.picture) {
      stage.append(element("div", { className: "empty", textContent: "no picture" }));
      continue;
    }
    const image = element("img", { alt: preview.name, src: preview.picture, draggable: false });
    image.onload = () => {
      fit(image);
      if (variants.length === 1) size.textContent = `${image.naturalWidth / 2} × ${image.naturalHeight / 2}`;
      result.dataset.loaded = image.src;
    };
    stage.append(image);
    if (preview.report) hover(stage, image, words, JSON.parse(preview.report));
    if (variants.length > 1) continue;
    const row = element("div", { className: "film" });
    const button = element("button", { textContent: "Film", title: "Play two seconds (Enter)" });
    button.onclick = () => film(preview, stage, image, row, query);
    const copies = element("button", { textContent: "Copy", title: "Copy the picture (C)" });
    copies.onclick = () => copy(image);
    const saves = element("button", { textContent: "Download", title: "Download the picture (S)" });
    saves.onclick = () => download(image, preview.name);
    tools.append(button, copies, saves, element("span", { className: "spring" }));
    result.acts = { film: () => stage.play ? stage.play() : button.onclick(), copy: copies.onclick, save: saves.onclick };
    tools.append(row);
  }
  const messages = [...new Set(variants.flatMap(one => one.preview.messages))];
  if (messages.length) {
    const list = element("ul", { className: "messages" }, ...messages.map(text =>
      element("li", { textContent: text, className: /^warning: [^:]+: \w+: "/.test(text) ? "finding" : "" })));
    const count = element("button", { className: "count", textContent: `${messages.length} ${messages.length === 1 ? "message" : "messages"}` });
    list.hidden = !part("accessibility").checked && messages.length > 3;
    count.onclick = () => { list.hidden = !list.hidden; };
    tools.insertBefore(count, tools.querySelector(".film"));
    result.append(list);
  }
  return result;
}

function choose(card) {
  if (chosen) chosen.removeAttribute("aria-current");
  chosen = card;
  if (card) card.setAttribute("aria-current", "true");
}

function filter() {
  const words = part("search").value.toLowerCase();
  let count = 0;
  for (const card of document.querySelectorAll("figure[data-name]")) {
    card.hidden = !(card.dataset.name + " " + card.querySelector("a").textContent).toLowerCase().includes(words);
    if (!card.hidden) count += 1;
  }
  part("nothing").hidden = count > 0 || !words;
}

// MARK: Errors

// Messages of the compiler as cards, each with its code; what is none stays text.
function problems(text) {
  const articles = [];
  let article = null;
  for (const line of text.split("\n")) {
    const head = line.match(/^(\/?[^:\n]*\.swift):(\d+):(\d+): (error|warning|note): (.*)$/);
    if (head && head[4] !== "note") {
      const [, file, row, column, kind, message] = head;
      const link = element("a", {
        href: `vscode://file${file}:${row}:${column}`, textContent: `${file.split("/").pop()}:${row}`, title: file,
      });
      article = element("article", { className: kind }, element("h3", {}, message, link), element("pre", {}));
      articles.push(article);
    } else if (article && (line.startsWith(" ") || /^\d/.test(line) || head)) {
      article.lastChild.append(element("span", { className: /error:|\^/.test(line) ? "here" : "", textContent: line + "\n" }));
    } else if (line.trim()) {
      article = null;
      articles.push(element("article", {}, element("h3", {}, line)));
    }
  }
  for (const pre of articles.map(one => one.querySelector("pre")).filter(Boolean)) if (!pre.textContent.trim()) pre.remove();
  const seen = new Set();
  return articles.filter(one => !seen.has(one.textContent) && seen.add(one.textContent));
}

// MARK: Looks

async function show() {
  const mine = ++turn;
  busy = true;
  started = performance.now();
  const sets = comparisons[comparison]();
  const pages = [];
  for (const [name, changes] of sets) {
    const query = look(changes);
    const page = await (await fetch("previews?" + query)).json();
    if (mine !== turn) return;
    pages.push({ name, query, page });
  }
  busy = false;
  const { page } = pages[0];
  const problem = part("problem");
  problem.hidden = !page.problem;
  problem.replaceChildren(...(page.problem ? problems(page.problem) : []));
  const name = chosen ? chosen.dataset.name : null;
  part("previews").replaceChildren(...page.previews.map((preview, index) =>
    figure(pages.map(one => ({ name: one.name, query: one.query, preview: one.page.previews[index] || preview })))));
  choose([...document.querySelectorAll("figure")].find(card => card.dataset.name === name) || null);
  filter();
  const count = page.previews.length;
  phase(page.problem ? "broken" : "ready", page.problem ? "does not compile" : count + (count === 1 ? " preview" : " previews"));
  document.body.dataset.generation = page.generation;
  document.body.dataset.look = look().toString();
}

async function follow() {
  for (;;) {
    try {
      const now = Number(await (await fetch("generation?after=" + generation)).text());
      if (now !== generation) { generation = now; if (now > 0) await show(); }
    } catch {
      phase("gone", "stillframe has ended");
      busy = false;
      await new Promise(wake => setTimeout(wake, 1000));
    }
  }
}

// What the tool is at, while something is awaited.
async function progress() {
  for (;;) {
    try {
      const answer = await (await fetch("progress")).json();
      if (answer.phase) {
        phase("busy", `${answer.phase} ${answer.seconds.toFixed(1)} s`);
      } else if (busy && generation > 0) {
        phase("busy", `drawing ${((performance.now() - started) / 1000).toFixed(1)} s`);
      } else if (document.body.dataset.phase === "busy" && !busy) {
        const count = document.querySelectorAll("figure[data-name]").length;
        phase(part("problem").hidden ? "ready" : "broken", part("problem").hidden ? count + (count === 1 ? " preview" : " previews") : "does not compile");
      }
    } catch { /* follow() tells it */ }
    await new Promise(wake => setTimeout(wake, busy ? 200 : 500));
  }
}

// MARK: Switches and keys

for (const name of switches) part(name).onchange = show;
part("search").oninput = filter;
part("compare").onchange = () => { comparison = part("compare").value; show(); };
part("help").onclick = () => part("keys").showModal();
part("close").onclick = () => part("keys").close();

function enlarge(factor) {
  zoom = factor;
  for (const button of part("zoom").children) button.setAttribute("aria-checked", Number(button.value) === zoom);
  for (const image of document.querySelectorAll(".stage img")) if (image.naturalWidth) fit(image);
}
for (const button of part("zoom").children) button.onclick = () => enlarge(Number(button.value));

function step(count) {
  const cards = [...document.querySelectorAll("figure[data-name]")].filter(card => !card.hidden);
  if (!cards.length) return;
  const index = Math.min(Math.max(cards.indexOf(chosen) + count, 0), cards.length - 1);
  cards[index].focus();
  cards[index].scrollIntoView({ block: "nearest" });
}

document.onkeydown = event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") { part("search").value = ""; part("search").blur(); filter(); return; }
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  const acts = chosen && chosen.acts;
  const keys = {
    "/": () => part("search").focus(), "?": () => part("keys").showModal(),
    d: () => part("dark").click(), r: () => part("rtl").click(), a: () => part("accessibility").click(),
    v: () => { const list = part("compare"); list.selectedIndex = (list.selectedIndex + 1) % list.length; list.onchange(); },
    "1": () => enlarge(1), "2": () => enlarge(2), "4": () => enlarge(4), "5": () => enlarge(0.5),
    j: () => step(1), k: () => step(-1), ArrowDown: () => step(1), ArrowUp: () => step(-1),
    Enter: () => acts && acts.film(), " ": () => acts && acts.film(), c: () => acts && acts.copy(), s: () => acts && acts.save(),
  };
  if (!keys[event.key] || (event.target.tagName === "BUTTON" && /^(Enter| )$/.test(event.key))) return;
  event.preventDefault();
  keys[event.key]();
};

enlarge(1);
follow();
progress();
