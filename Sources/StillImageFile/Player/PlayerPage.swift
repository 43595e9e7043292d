import Foundation

/// The page around the frames of a film: a canvas, a slider and what plays them. It loads nothing.
enum PlayerPage {
  /// Returns the page before the frames, which follow as calls of `add`.
  static func head(_ shape: FilmShape, title: String) -> String {
    let (width, height) = (Double(shape.width) / shape.scale, Double(shape.height) / shape.scale)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(escaped(title))</title>
      <style>
        :root { color-scheme: light dark; }
        body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 12px; font: 14px/1.4 system-ui, sans-serif; }
        canvas { width: \(width)px; max-width: calc(100vw - 48px); height: auto; background: repeating-conic-gradient(#8883 0 25%, #0000 0 50%) 0 0 / 16px 16px; border-radius: 8px; }
        .bar { display: flex; align-items: center; gap: 10px; min-width: 260px; }
        #place { flex: 1; min-width: 80px; }
        button { font: inherit; min-width: 3em; }
        output { font-variant-numeric: tabular-nums; white-space: nowrap; opacity: 0.75; }
      </style>
      <canvas id="film" width="\(shape.width)" height="\(shape.height)" style="aspect-ratio: \(width) / \(height)"></canvas>
      <div class="bar">
        <button id="play" title="Play or pause (space)">Play</button>
        <input id="place" type="range" min="0" max="\(shape.count - 1)" value="0" step="1" aria-label="Frame">
        <select id="speed" title="Speed"><option value="0.1">0.1×</option><option value="0.25">0.25×</option><option value="0.5">0.5×</option><option value="1" selected>1×</option><option value="2">2×</option></select>
        <output id="time"></output>
      </div>
      <script>
      const film = {count: \(shape.count), rate: \(shape.rate.frames) / \(shape.rate.seconds), keys: \(PlayerFilmWriter.keyDistance), frames: []};
      const add = (...frame) => film.frames.push(frame);
      </script>
      <script>

      """
  }

  /// The page after the frames.
  static let tail = """
    </script>
    <script>
    // A frame is [] (as the one before) or [x, y, PNG in base64].
    const $ = id => document.getElementById(id), canvas = $("film"), pen = canvas.getContext("2d");
    const pictures = new Map();
    const picture = async index => {
      if (!pictures.has(index)) {
        const image = new Image();
        image.src = "data:image/png;base64," + film.frames[index][2];
        pictures.set(index, image.decode().then(() => image));
        if (pictures.size > 240) pictures.delete(pictures.keys().next().value);
      }
      return pictures.get(index);
    };
    let shown = -1, wanted = 0, isDrawing = false, isPlaying = false, start = 0;
    const draw = async index => {
      const [x, y, data] = film.frames[index];
      if (data === undefined) return;
      const image = await picture(index);
      pen.clearRect(x, y, image.width, image.height);
      pen.drawImage(image, x, y);
    };
    const show = async index => {
      wanted = index;
      if (isDrawing) return;
      isDrawing = true;
      while (shown !== wanted) {
        const target = wanted, key = target - target % film.keys;
        // Frames are drawn over those before them, from the last whole one on.
        const first = shown >= key && shown < target ? shown + 1 : key;
        for (let index = first; index <= target; index++) await draw(index);
        shown = target;
      }
      isDrawing = false;
      $("place").value = shown;
      $("time").value = (shown / film.rate).toFixed(3) + " s · " + (shown + 1) + "/" + film.count;
      document.body.dataset.frame = shown;
    };
    const speed = () => Number($("speed").value);
    const play = on => {
      isPlaying = on;
      $("play").textContent = on ? "Pause" : "Play";
      if (!on) return;
      const from = wanted >= film.count - 1 ? 0 : wanted;
      start = performance.now() - from / film.rate / speed() * 1000;
      requestAnimationFrame(tick);
    };
    const tick = now => {
      if (!isPlaying) return;
      let index = Math.floor((now - start) / 1000 * speed() * film.rate);
      if (index >= film.count) { start = now; index = 0; }
      show(Math.max(0, index));
      requestAnimationFrame(tick);
    };
    $("play").onclick = () => play(!isPlaying);
    $("place").oninput = event => { play(false); show(Number(event.target.value)); };
    $("speed").onchange = () => { if (isPlaying) play(true); };
    document.onkeydown = event => {
      if (event.target.tagName === "SELECT") return;
      const step = {ArrowLeft: -1, ArrowRight: 1}[event.key];
      if (event.key === " ") { event.preventDefault(); play(!isPlaying); }
      else if (step) { event.preventDefault(); play(false); show(Math.min(Math.max(wanted + step, 0), film.count - 1)); }
      else if (event.key === "Home" || event.key === "End") { play(false); show(event.key === "Home" ? 0 : film.count - 1); }
    };
    // #30 opens the page on the frame with the number 30, from 0 on; without it the film plays.
    const asked = Number(location.hash.slice(1));
    if (location.hash && asked >= 0 && asked < film.count) show(Math.floor(asked)); else show(0).then(() => play(film.count > 1));
    </script>
    </html>

    """

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
