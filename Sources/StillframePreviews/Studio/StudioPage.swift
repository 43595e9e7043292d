import Stillframe
import StillframeArguments

/// The page: all previews, with switches for how they are shown.
enum StudioPage {
  static let html = """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Previews</title>
    <style>\(style)</style>
    <header>
      <h1>Previews</h1>
      <label><input type="checkbox" id="dark"> Dark</label>
      <label><input type="checkbox" id="rtl"> Right to left</label>
      <label>Type <select id="dynamic-type"><option value="">ordinary</option>\(options(Manual.dynamicTypeSizes))</select></label>
      <label>Device <select id="device"><option value="">none</option>\(options(Device.allNames))</select></label>
      <label><input type="checkbox" id="accessibility"> Accessibility</label>
      <span id="state" role="status">compiling …</span>
    </header>
    <pre id="problem" hidden></pre>
    <main id="previews"></main>
    <script>\(script)</script>
    </html>

    """

  private static func options(_ words: [String]) -> String {
    words.map { "<option>\($0)</option>" }.joined()
  }

  private static let style = """
    :root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 15%, transparent); }
    body { margin: 0; font: 14px/1.45 system-ui, sans-serif; background: light-dark(#f4f4f6, #18181b); }
    header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center;
      padding: 10px 24px; background: light-dark(#fff, #242428); border-bottom: 1px solid var(--line); }
    h1 { font-size: 15px; margin: 0 8px 0 0; }
    label { display: flex; gap: 6px; align-items: center; }
    select, button { font: inherit; }
    #state { margin-left: auto; opacity: 0.65; font-variant-numeric: tabular-nums; }
    #problem { margin: 16px 24px 0; padding: 12px 16px; border-radius: 8px; overflow-x: auto; white-space: pre-wrap;
      font: 12px/1.5 ui-monospace, monospace; background: light-dark(#fdecea, #3b1f1d); }
    main { display: flex; flex-wrap: wrap; gap: 32px; padding: 24px; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; }
    figcaption { display: flex; gap: 10px; align-items: baseline; margin-bottom: 8px; }
    figcaption b { font-weight: 600; }
    figcaption span, .messages { opacity: 0.65; font-size: 12px; }
    .stage { position: relative; display: inline-block; line-height: 0; border-radius: 6px; overflow: hidden;
      outline: 1px solid var(--line); background: light-dark(#fff, #000); }
    .stage img { display: block; max-width: 100%; }
    .frame { position: absolute; box-sizing: border-box; border: 1px solid #0a84ff; background: #0a84ff22; pointer-events: none; }
    .words { min-height: 18px; margin-top: 6px; font: 12px/1.5 ui-monospace, monospace; }
    .messages { margin: 4px 0 0; padding: 0; list-style: none; max-width: 40em; }
    .film { display: flex; gap: 8px; margin-top: 4px; align-items: center; }
    .film input { flex: 1; min-width: 120px; }
    .empty { padding: 24px; line-height: 1.4; opacity: 0.65; }
    """

  private static let script = """
    "use strict";
    const names = ["dark", "rtl", "dynamic-type", "device", "accessibility"];
    let generation = -1, turn = 0;

    function query() {
      const query = new URLSearchParams();
      for (const name of names) {
        const control = document.getElementById(name);
        const value = control.type === "checkbox" ? (control.checked ? "1" : "") : control.value;
        if (value) query.set(name, value);
      }
      return query;
    }

    function element(name, properties, ...children) {
      const result = Object.assign(document.createElement(name), properties);
      result.append(...children);
      return result;
    }

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

    function hover(stage, image, words, report) {
      const frame = element("div", { className: "frame", hidden: true });
      stage.append(frame);
      stage.onmousemove = event => {
        const box = image.getBoundingClientRect();
        const scale = box.width / (image.naturalWidth / 2);
        const node = nodeAt(report.nodes, (event.clientX - box.left) / scale, (event.clientY - box.top) / scale);
        frame.hidden = !node;
        if (!node) return;
        const { x: left, y: top, width, height } = node.frame;
        Object.assign(frame.style, {
          left: left * scale + "px", top: top * scale + "px", width: width * scale + "px", height: height * scale + "px",
        });
        const round = number => Math.round(number * 100) / 100;
        words.textContent = `${node.view}${node.identifier ? " #" + node.identifier : ""}  `
          + `${round(width)} × ${round(height)} at ${round(left)}, ${round(top)}`;
      };
      stage.onmouseleave = () => { frame.hidden = true; words.textContent = ""; };
    }

    async function film(preview, image, row) {
      const values = query();
      values.set("name", preview.name);
      const answer = await (await fetch("film?" + values)).json();
      if (!answer.frames) { row.replaceChildren(answer.problem || "there are no frames"); return; }
      const slider = element("input", { type: "range", min: 0, max: answer.frames - 1, value: 0 });
      const time = element("span", {});
      slider.oninput = () => {
        image.src = `frame/${slider.value}?${values}`;
        time.textContent = (slider.value / answer.fps).toFixed(2) + " s";
      };
      row.replaceChildren(slider, time);
      slider.oninput();
    }

    function figure(preview) {
      const size = element("span", {});
      const caption = element("figcaption", {}, element("b", { textContent: preview.name }),
        element("span", { textContent: preview.place }), size);
      const stage = element("div", { className: "stage" });
      const words = element("div", { className: "words" });
      const row = element("div", { className: "film" });
      const result = element("figure", {}, caption, stage, words);
      result.dataset.name = preview.name;
      if (preview.picture) {
        const image = element("img", { alt: preview.name, src: preview.picture });
        image.onload = () => {
          image.width = image.naturalWidth / 2;
          size.textContent = `${image.naturalWidth / 2} × ${image.naturalHeight / 2}`;
          result.dataset.loaded = image.src;
        };
        stage.append(image);
        if (preview.report) hover(stage, image, words, JSON.parse(preview.report));
        const button = element("button", { textContent: "Film" });
        button.onclick = () => { row.replaceChildren("playing …"); film(preview, image, row); };
        row.append(button);
        result.append(row);
      } else {
        stage.append(element("div", { className: "empty", textContent: "no picture" }));
      }
      if (preview.messages.length) {
        result.append(element("ul", { className: "messages" },
          ...preview.messages.map(text => element("li", { textContent: text }))));
      }
      return result;
    }

    async function show() {
      const mine = ++turn;
      const page = await (await fetch("previews?" + query())).json();
      if (mine !== turn) return;
      const problem = document.getElementById("problem");
      problem.hidden = !page.problem;
      problem.textContent = page.problem || "";
      document.getElementById("previews").replaceChildren(...page.previews.map(figure));
      const state = document.getElementById("state");
      state.textContent = page.previews.length + (page.previews.length === 1 ? " preview" : " previews");
      document.body.dataset.generation = page.generation;
      document.body.dataset.look = query().toString();
    }

    async function follow() {
      for (;;) {
        try {
          const now = Number(await (await fetch("generation?after=" + generation)).text());
          if (now !== generation) { generation = now; if (now > 0) await show(); }
        } catch {
          document.getElementById("state").textContent = "stillframe has ended";
          await new Promise(wake => setTimeout(wake, 1000));
        }
      }
    }

    for (const name of names) document.getElementById(name).onchange = show;
    follow();
    """
}
