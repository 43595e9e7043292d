/// The style sheet of the page, light and dark.
enum ReviewStyle {
  static let css = """
    :root { color-scheme: light dark; --line: light-dark(#e1e1e6, #34343a); --soft: light-dark(#6b6b76, #9a9aa6);
      --ground: light-dark(#f6f6f8, #161618); --sheet: light-dark(#fff, #1f1f23); --chosen: light-dark(#e8effd, #26324a);
      --blue: light-dark(#1f62e0, #6ea0ff); --green: light-dark(#1a7f43, #4cc27d); --red: light-dark(#c2352b, #ff7b70); }
    * { box-sizing: border-box; }
    html, body { height: 100%; }
    body { margin: 0; display: flex; flex-direction: column; font: 14px/1.45 system-ui, sans-serif; background: var(--ground); }
    [hidden] { display: none !important; }
    header { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; padding: 10px 18px; background: var(--sheet);
      border-bottom: 1px solid var(--line); }
    h1 { font-size: 15px; margin: 0; }
    #project, #counts, .place { color: var(--soft); }
    #counts { font-variant-numeric: tabular-nums; }
    .spring { flex: 1; }
    button, select, input[type=search] { font: inherit; color: inherit; padding: 4px 12px; border-radius: 7px; border: 1px solid var(--line);
      background: var(--sheet); }
    button { cursor: pointer; }
    button:hover { background: var(--chosen); }
    :focus-visible { outline: 2px solid var(--blue); outline-offset: 1px; }
    #modes { display: inline-flex; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; margin-left: 10px; }
    #modes button { border: 0; border-radius: 0; padding: 4px 12px; }
    #modes button + button { border-left: 1px solid var(--line); }
    #modes button[aria-checked=true] { background: var(--chosen); color: var(--blue); font-weight: 600; }
    .accept { color: #fff; background: light-dark(#1a7f43, #2b8f55); border-color: transparent; font-weight: 600; }
    .accept:hover { background: light-dark(#15693a, #35a565); }
    .reject { color: var(--red); }
    #body { flex: 1; display: flex; min-height: 0; }
    aside { width: 290px; flex: none; display: flex; flex-direction: column; border-right: 1px solid var(--line); background: var(--sheet);
      overflow: hidden; }
    #filters { display: flex; gap: 8px; padding: 10px 12px; border-bottom: 1px solid var(--line); }
    #filters > * { min-width: 0; flex: 1; padding: 4px 8px; }
    #list { list-style: none; margin: 0; padding: 0; overflow-y: auto; flex: 1; }
    #list h2 { position: sticky; top: 0; margin: 0; padding: 6px 14px; font-size: 12px; font-weight: 600; color: var(--soft);
      background: var(--sheet); border-bottom: 1px solid var(--line); z-index: 1; }
    #list button { display: flex; gap: 10px; align-items: center; width: 100%; text-align: left; border: 0; border-radius: 0; padding: 8px 14px;
      border-bottom: 1px solid var(--line); }
    #list button[aria-current=true] { background: var(--chosen); }
    .thumb { width: 44px; height: 44px; flex: none; border-radius: 6px; border: 1px solid var(--line); object-fit: contain; background: light-dark(#fafafc, #2c2c31); }
    img.thumb { background: light-dark(#fafafc, #d8d8de); }
    .thumb {
      display: grid; place-items: center; color: var(--soft); font: 600 11px/1 ui-monospace, monospace; }
    .label { min-width: 0; flex: 1; }
    .label b { display: block; font-weight: 500; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .label span { display: block; font-size: 12px; color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .mark { flex: none; font-weight: 700; }
    .mark.accepted { color: var(--green); } .mark.rejected { color: var(--red); }
    #obsolete { border-top: 1px solid var(--line); padding: 8px 14px; max-height: 40%; overflow-y: auto; color: var(--soft); font-size: 12px; }
    #obsolete ul { padding-left: 18px; } #obsolete li { overflow-wrap: anywhere; margin-bottom: 4px; }
    main { flex: 1; min-width: 0; overflow: auto; padding: 20px 26px 40px; }
    .title { display: flex; flex-wrap: wrap; gap: 6px 14px; align-items: baseline; }
    .title h2 { font-size: 18px; margin: 0; }
    .actions { display: flex; gap: 8px; margin-left: auto; }
    .words { margin: 14px 0 18px; padding: 12px 16px; border-radius: 10px; background: var(--sheet); border: 1px solid var(--line);
      max-width: 72em; }
    .words p { margin: 0 0 4px; } .words p:last-child { margin: 0; }
    .words p.figures { color: var(--soft); font-size: 13px; }
    .panes { display: flex; flex-wrap: wrap; gap: 22px; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; }
    figcaption { font-size: 12px; font-weight: 600; color: var(--soft); margin-bottom: 6px; }
    figcaption span { font-weight: 400; }
    .sheet { position: relative; display: inline-block; line-height: 0; border-radius: 6px; overflow: hidden; outline: 1px solid var(--line);
      background: repeating-conic-gradient(#e9e9ec 0 25%, #fbfbfc 0 50%) 0 0 / 16px 16px; }
    .sheet img { position: absolute; left: 0; top: 0; user-select: none; -webkit-user-drag: none; }
    .sheet img.alone { position: static; display: block; }
    .pixels img { image-rendering: pixelated; }
    .knife { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--blue); pointer-events: none; }
    .swipe { cursor: ew-resize; touch-action: none; }
    .controls { display: flex; gap: 12px; align-items: center; margin-top: 12px; max-width: 640px; color: var(--soft);
      font-variant-numeric: tabular-nums; }
    .controls input { flex: 1; min-width: 120px; accent-color: var(--blue); }
    .controls .time { min-width: 11em; }
    .ticks { position: relative; height: 4px; }
    pre.text { margin: 0; padding: 10px 0; border-radius: 8px; border: 1px solid var(--line); background: var(--sheet); overflow-x: auto;
      font: 12px/1.55 ui-monospace, monospace; }
    pre.text div { padding: 0 16px; min-height: 1.55em; }
    pre.text .gone { background: light-dark(#fdecea, #3a2120); } pre.text .new { background: light-dark(#e7f6ec, #1b3325); }
    pre.text .rest { color: var(--soft); }
    .empty { color: var(--soft); padding: 60px 0; text-align: center; }
    .problem { color: var(--red); margin: 10px 0 0; white-space: pre-wrap; }
    .keys { margin-top: 28px; color: var(--soft); font-size: 12px; }
    kbd { font: 11px ui-monospace, monospace; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 4px; padding: 0 5px; }
    @media (max-width: 760px) { #body { flex-direction: column; overflow: auto; } aside { width: auto; max-height: 40vh; border-right: 0; } main { overflow: visible; } }
    """
}
