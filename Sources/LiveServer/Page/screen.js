// The device: draws what has changed, turns mouse, touch and keyboard into fingers and text.
// view.js makes one and gives it a function that sends.

const frameTime = 16;

export class Screen {
  constructor(canvas, device, send) {
    this.canvas = canvas;
    this.device = device;
    this.send = send;
    this.context = canvas.getContext("2d", { alpha: false });
    this.points = { width: 393, height: 852 };
    this.zoom = 1;
    this.scale = 0;
    this.fingers = new Map();
    this.moves = new Map();
    this.queue = Promise.resolve();
    this.listen();
  }

  // The size in points, and the room there is for it.
  lay(points, corner) {
    this.points = points;
    const narrow = innerWidth <= 860;
    const room = { width: narrow ? innerWidth - 64 : this.device.parentElement.clientWidth - 20, height: Math.max(320, innerHeight - (narrow ? 260 : 296)) };
    this.zoom = Math.min(1, room.width / points.width, room.height / points.height);
    this.canvas.style.width = points.width * this.zoom + "px";
    this.canvas.style.height = points.height * this.zoom + "px";
    const radius = Math.max(4, corner * this.zoom);
    this.canvas.style.borderRadius = radius + "px";
    this.device.style.borderRadius = radius + 10 + "px";
    const wanted = Math.min(3, Math.max(1, Math.ceil(this.zoom * devicePixelRatio * 2) / 2));
    if (wanted !== this.scale) {
      this.scale = wanted;
      this.send({ do: "scale", scale: wanted });
    }
  }

  // A description, and the PNGs that it names from the offset on. Pictures are shown in the order in which they came.
  show(patches, buffer, offset) {
    const parts = patches.parts.map((part) => {
      const bytes = new Uint8Array(buffer, offset, part.bytes);
      offset += part.bytes;
      return createImageBitmap(new Blob([bytes], { type: "image/png" })).then((image) => ({ part, image }));
    });
    this.queue = this.queue.then(async () => {
      const drawn = await Promise.all(parts);
      if (this.canvas.width !== patches.width || this.canvas.height !== patches.height) {
        this.canvas.width = patches.width;
        this.canvas.height = patches.height;
      }
      for (const { part, image } of drawn) this.context.drawImage(image, part.x, part.y);
      this.canvas.dataset.version = patches.version;
    });
  }

  place(event) {
    const box = this.canvas.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width * this.points.width, y: (event.clientY - box.top) / box.height * this.points.height };
  }

  finger(id, phase, at) { return { id, phase, x: Math.round(at.x * 100) / 100, y: Math.round(at.y * 100) / 100 }; }

  // With shift a second finger stands opposite, around the middle of the screen.
  both(event, phase) {
    const at = this.place(event), id = event.pointerId % 1000 * 2;
    const list = [this.finger(id, phase, at)];
    const held = this.fingers.get(event.pointerId);
    if (held?.two) list.push(this.finger(id + 1, phase, { x: this.points.width - at.x, y: this.points.height - at.y }));
    return list;
  }

  listen() {
    const canvas = this.canvas;
    canvas.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      canvas.focus({ preventScroll: true });
      canvas.setPointerCapture(event.pointerId);
      this.fingers.set(event.pointerId, { two: event.shiftKey });
      this.send({ do: "fingers", fingers: this.both(event, "began") });
    });
    canvas.addEventListener("pointermove", (event) => {
      if (!this.fingers.has(event.pointerId)) return;
      if (this.moves.size === 0) setTimeout(() => this.flush(), frameTime);
      this.moves.set(event.pointerId, this.both(event, "moved"));
    });
    const lift = (phase) => (event) => {
      if (!this.fingers.has(event.pointerId)) return;
      this.flush();
      this.send({ do: "fingers", fingers: this.both(event, phase) });
      this.fingers.delete(event.pointerId);
    };
    canvas.addEventListener("pointerup", lift("ended"));
    canvas.addEventListener("pointercancel", lift("cancelled"));
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    canvas.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const keys = { Enter: "press return", Backspace: "press delete" };
      if (keys[event.key]) this.send({ do: "perform", text: keys[event.key] });
      else if ([...event.key].length === 1) this.send({ do: "type", text: event.key });
      else return;
      event.preventDefault();
    });
    canvas.addEventListener("paste", (event) => {
      const text = event.clipboardData?.getData("text");
      if (text) this.send({ do: "type", text: text.slice(0, 5000) });
    });
  }

  flush() {
    const fingers = [...this.moves.values()].flat();
    this.moves.clear();
    if (fingers.length) this.send({ do: "fingers", fingers });
  }

  // A wheel is a finger that lands, moves as far as the wheel says, and lifts when the wheel rests.
  wheel(event) {
    event.preventDefault();
    const id = 1998;
    if (!this.rolling) {
      this.rolling = { ...this.place(event) };
      this.send({ do: "fingers", fingers: [this.finger(id, "began", this.rolling)] });
    }
    this.rolling.x -= event.deltaX / this.zoom;
    this.rolling.y -= event.deltaY / this.zoom;
    this.moves.set(id, [this.finger(id, "moved", this.rolling)]);
    if (this.moves.size === 1) setTimeout(() => this.flush(), frameTime);
    clearTimeout(this.wheelRest);
    this.wheelRest = setTimeout(() => {
      this.flush();
      this.send({ do: "fingers", fingers: [this.finger(id, "ended", this.rolling)] });
      this.rolling = null;
    }, 90);
  }
}
