/** Draws pieces of printed, filmed or drawn work. */
import { box, disc, line, path, times } from './shapes.ts';
import type { Motif } from './palette.ts';

/** Draws a sun over the water. */
const poster: Motif = ({ light, deep, soft, signal }, chance) => {
  const sun = 50 + chance() * 60;
  return (
    disc(sun, 54, 30, signal) +
    path('M0 66q20-12 40 0t40 0 40 0 40 0v54H0z', soft) +
    path('M0 84q20-12 40 0t40 0 40 0 40 0v36H0z', deep) +
    times(3, (row) => box(sun - 10 + row * 3, 92 + row * 8, 20 - row * 6, 2, light, 1))
  );
};

/** Draws a quay in the early morning, with a crane and a boat. */
const quay: Motif = ({ light, deep, soft, signal }, chance) => {
  const crane = 96 + chance() * 24;
  return (
    disc(36, 34, 14, light) +
    path('M0 78c30-18 60-10 90-16s50-14 70-8v66H0z', soft) +
    box(0, 92, 160, 28, deep) +
    box(crane, 30, 5, 62, deep) +
    path(`M${crane - 40} 32h62v5h-62z`, deep) +
    line(`M${crane - 34} 37v26`, deep, 1) +
    box(crane - 39, 63, 10, 8, signal, 1) +
    path('M22 84h48l-8 12H30z', light)
  );
};

/** Draws six logos in one style. */
const marks: Motif = ({ light, deep, soft, signal }, chance) =>
  times(6, (index) => {
    const [x, y] = [32 + (index % 3) * 48, 36 + Math.floor(index / 3) * 48];
    const colour = chance() < 0.25 ? signal : deep;
    const shapes = [
      disc(0, 0, 13, colour) + disc(5, -5, 6, light),
      path('M-13 13V-13a26 26 0 0 1 26 26z', colour),
      box(-13, -13, 11, 26, colour, 5) + box(2, -13, 11, 26, soft, 5),
      path('M-14 10Q0-26 14 10z', colour) + disc(0, 8, 4, light),
      times(3, (row) => box(-13, -13 + row * 10, 26 - row * 7, 6, colour, 3)),
      path('M0-14 14 0 0 14-14 0z', colour) + disc(0, 0, 4, light),
    ];
    return `<g transform="translate(${x} ${y})">${shapes[index] ?? ''}</g>`;
  });

/** Draws an open book with a picture on one page. */
const book: Motif = ({ light, deep, soft, signal }, chance) =>
  path('M20 26q30-8 59 2v72q-29-10-59-2z', light) +
  path('M140 26q-30-8-59 2v72q29-10 59-2z', light) +
  box(30, 36, 38, 26, soft, 2) +
  disc(42 + chance() * 14, 49, 8, signal) +
  times(3, (row) => box(30, 68 + row * 7, 30 + chance() * 8, 3, deep, 1.5)) +
  times(8, (row) => box(92, 36 + row * 7, 26 + chance() * 12, 3, row === 0 ? deep : soft, 1.5));

/** Draws the frames of a storyboard. */
const frames: Motif = ({ light, deep, soft, signal }, chance) =>
  times(6, (index) => {
    const [x, y] = [12 + (index % 3) * 47, 16 + Math.floor(index / 3) * 46];
    const walker = x + 6 + index * 4;
    return (
      box(x, y, 42, 28, light, 2) +
      box(x, y + 18, 42, 10, soft) +
      disc(walker, y + 12, 3.4, index === 4 ? signal : deep) +
      box(walker - 2, y + 15, 4, 7, index === 4 ? signal : deep, 1) +
      box(x, y + 32, 18 + chance() * 20, 2.6, deep, 1.3)
    );
  });

/** Draws a letter whose first line is underlined. */
const letter: Motif = ({ light, deep, soft, signal }, chance) =>
  `<g transform="rotate(${(-4 + chance() * 3).toFixed(1)} 80 60)">${
    box(42, 10, 78, 110, soft, 2) + box(38, 8, 78, 110, light, 2)
  }${box(48, 22, 34, 5, deep, 2) + box(48, 29, 34, 1.6, signal)}${times(8, (row) =>
    box(48, 40 + row * 8, row % 4 === 3 ? 30 : 50 + chance() * 8, 3, row % 4 === 3 ? soft : deep, 1.5),
  )}</g>`;

/** Draws arcs around a corner, which look like the trace of a motion. */
const motion: Motif = ({ light, deep, soft, signal }, chance) => {
  const turn = chance() * 16;
  return (
    times(6, (index) => disc(28 + turn, 96 - turn, 100 - index * 16, [soft, deep][index % 2] ?? deep)) +
    disc(28 + turn, 96 - turn, 8, light) +
    disc(104 + turn, 44, 9, signal)
  );
};

export const pictures = { poster, quay, marks, book, frames, letter, motion };
