// Shifts the wall clock of a process by CLOCK_SHIFT_MS milliseconds, as a wrong clock of its machine does. Load it with
// `--import`. The monotonic clock and timers are unchanged.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS);
const { now } = Date;
Date.now = () => now() + shiftMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [Date.now()], newTarget),
});
