// The committed layers in space, one behind the other, each with its own drawing. Drag turns them, the wheel pulls them apart.
// The projection is parallel, so a canvas can draw each layer as a sheared picture. A past moment has outlines and its picture only.

// Each layer stands before all that it covers: layers come in the order in which they are drawn.
function stacked(layers) {
  const meets = ([ax, ay, aw, ah], [bx, by, bw, bh]) => ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
  layers.forEach((layer, index) => {
    layer.level = 0;
    for (let below = 0; below < index; below++) if (layers[below].level >= layer.level && meets(layers[below].frame, layer.frame)) layer.level = layers[below].level + 1;
  });
  return layers;
}

export class Space {
  constructor(canvas, screen) {
    Object.assign(this, { canvas, screen });
    this.layers = [];
    this.turn = { x: -0.35, y: 0.6 };
    this.gap = 0;
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      this.grip = { x: event.clientX, y: event.clientY, turn: { ...this.turn } };
    });
    canvas.addEventListener("pointermove", (event) => {
      if (!this.grip) return;
      this.turn = { x: Math.max(-1.4, Math.min(1.4, this.grip.turn.x + (event.clientY - this.grip.y) / 160)), y: Math.max(-1.4, Math.min(1.4, this.grip.turn.y + (event.clientX - this.grip.x) / 160)) };
      this.draw();
    });
    for (const name of ["pointerup", "pointercancel"]) canvas.addEventListener(name, () => { this.grip = null; });
    canvas.addEventListener("wheel", (event) => { event.preventDefault(); this.pull(-event.deltaY / 40); }, { passive: false });
    canvas.addEventListener("keydown", (event) => {
      const turns = { ArrowLeft: [0, -0.1], ArrowRight: [0, 0.1], ArrowUp: [-0.1, 0], ArrowDown: [0.1, 0] }[event.key];
      if (turns) { this.turn.x += turns[0]; this.turn.y += turns[1]; this.draw(); } else if (event.key === "+") this.pull(3); else if (event.key === "-") this.pull(-3); else return;
      event.preventDefault();
    });
  }

  get isShown() { return !this.canvas.hidden; }

  pull(by) {
    this.gap = Math.max(0, Math.min(120, this.gap + by));
    this.draw();
  }

  // Layers with their pictures, of the server's.
  async take(list, bytes, offset) {
    const made = [];
    for (const layer of list) {
      const part = bytes.slice(offset, offset + layer.bytes);
      offset += layer.bytes;
      made.push({ frame: layer.frame, image: layer.bytes ? await createImageBitmap(new Blob([part], { type: "image/png" })) : null });
    }
    this.layers = stacked(made);
    this.spread();
    this.draw();
  }

  // Far enough from each other to be told apart, however deep the tree is.
  spread() { if (!this.gap) this.gap = Math.max(10, Math.min(60, 420 / Math.max(1, ...this.layers.map((layer) => layer.level)))); }

  // Outlines of a moment's views.
  look(moment) {
    if (!this.isShown) return;
    const found = [];
    const add = (view) => { if (!view.notes.includes("hidden")) { found.push({ frame: view.frame, image: null }); view.children.forEach(add); } };
    moment.windows.forEach(add);
    this.layers = stacked(found);
    this.spread();
    this.draw();
  }

  draw() {
    const canvas = this.canvas, ratio = devicePixelRatio || 1, width = canvas.clientWidth, height = canvas.clientHeight;
    if (!width) return;
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    const context = canvas.getContext("2d"), size = this.screen.points, deepest = Math.max(1, ...this.layers.map((layer) => layer.level));
    const cosX = Math.cos(this.turn.x), sinX = Math.sin(this.turn.x), cosY = Math.cos(this.turn.y), sinY = Math.sin(this.turn.y);
    const zoom = Math.min(width / (size.width * Math.abs(cosY) + deepest * this.gap * Math.abs(sinY) + 20), height / (size.height * Math.abs(cosX) + deepest * this.gap * Math.abs(sinX) + size.width * Math.abs(sinX * sinY) + 20));
    const style = getComputedStyle(canvas), line = style.getPropertyValue("--edge").trim() || "#888";
    // Turned around the upright axis, then tipped: x and y of a point, depth to the viewer.
    const seen = (x, y, z) => [x * cosY + z * sinY, y * cosX + (x * sinY - z * cosY) * sinX];
    for (const layer of [...this.layers].sort((a, b) => a.level - b.level)) {
      const z = (layer.level - deepest / 2) * this.gap, [x, y, wide, high] = layer.frame;
      const at = seen(x - size.width / 2, y - size.height / 2, z), right = seen(x + 1 - size.width / 2, y - size.height / 2, z), down = seen(x - size.width / 2, y + 1 - size.height / 2, z);
      const k = zoom * ratio;
      context.setTransform((right[0] - at[0]) * k, (right[1] - at[1]) * k, (down[0] - at[0]) * k, (down[1] - at[1]) * k, (width / 2) * ratio + at[0] * k, (height / 2) * ratio + at[1] * k);
      if (layer.image) context.drawImage(layer.image, 0, 0, wide, high);
      context.strokeStyle = line;
      context.globalAlpha = layer.image ? 0.55 : 0.3;
      context.lineWidth = 1 / Math.max(zoom, 0.1);
      context.strokeRect(0, 0, wide, high);
      context.globalAlpha = 1;
    }
    canvas.dataset.layers = this.layers.length;
  }
}
