/** Draws pieces of work that are shown on a screen. */
import { box, disc, line, path, times } from './shapes.ts';
import type { Motif } from './palette.ts';

/** Draws the seats on the deck of a ferry. Some seats are taken, and one is selected. */
const seatMap: Motif = ({ light, deep, soft, signal }, chance) => {
  const chosen = Math.floor(chance() * 28);
  return (
    path('M18 22h92c26 0 38 20 38 38S136 98 110 98H18z', light) +
    times(28, (index) => {
      const [column, row] = [index % 7, Math.floor(index / 7)];
      const colour = index === chosen ? signal : chance() < 0.3 ? soft : deep;
      return box(30 + column * 14, 31 + row * 13 + (row > 1 ? 7 : 0), 10, 9, colour, 3);
    })
  );
};

/** Draws a phone that shows a form with one button. */
const phone: Motif = ({ light, deep, soft, signal }) =>
  box(50, 10, 60, 130, deep, 8) +
  box(53, 13, 54, 130, light, 6) +
  box(59, 22, 30, 6, deep, 2) +
  times(3, (row) => box(59, 36 + row * 13, 42, 9, soft, 2)) +
  box(59, 80, 42, 14, signal, 4) +
  box(71, 85.5, 18, 3, light, 1.5);

/** Draws a row of three phones, which show the steps of a task. */
const steps: Motif = ({ light, deep, soft, signal }, chance) =>
  times(
    3,
    (step) =>
      box(12 + step * 48, 20, 40, 84, light, 5) +
      box(17 + step * 48, 26, 18 + chance() * 10, 4, deep, 2) +
      times(3 - step, (row) => box(17 + step * 48, 36 + row * 11, 30, 8, soft, 2)) +
      disc(32 + step * 48, 78, 8 + step * 2, step === 2 ? signal : soft),
  ) + times(2, (arrow) => line(`M${54 + arrow * 48} 60l4 4-4 4`, deep, 1.5));

/** Draws a table of departures, one of which is late. */
const timetable: Motif = ({ light, deep, soft, signal }, chance) => {
  const late = Math.floor(chance() * 5);
  return times(
    5,
    (row) =>
      box(16, 18 + row * 18, 20, 9, row === late ? signal : deep, 2) +
      box(44, 19 + row * 18, 40 + chance() * 34, 7, row === late ? light : soft, 2) +
      disc(138, 22.5 + row * 18, 4, row === late ? signal : soft),
  );
};

/** Draws a column chart with a line. */
const chart: Motif = ({ light, deep, soft, signal }, chance) => {
  const heights = Array.from({ length: 9 }, (_, index) => 18 + index * 4 + chance() * 22);
  return (
    box(12, 12, 136, 96, light, 4) +
    times(3, (row) => line(`M22 ${36 + row * 22}h116`, soft, 0.5)) +
    times(9, (column) =>
      box(24 + column * 13, 98 - (heights[column] ?? 0), 8, heights[column] ?? 0, deep, 1.5),
    ) +
    line(`M${heights.map((height, index) => `${28 + index * 13} ${88 - height}`).join('L')}`, signal, 1.5)
  );
};

/** Draws the lines of a program's source code. */
const code: Motif = ({ light, deep, soft, signal }, chance) =>
  box(14, 14, 132, 92, light, 5) +
  times(3, (dot) => disc(22 + dot * 6, 21, 1.8, dot === 0 ? signal : soft)) +
  times(9, (row) => {
    const indent = [0, 8, 8, 16, 16, 8, 0, 0, 8][row] ?? 0;
    const first = 10 + chance() * 22;
    const y = 30 + row * 8;
    return (
      box(22 + indent, y, first, 3.4, row % 4 === 0 ? signal : deep, 1.7) +
      box(26 + indent + first, y, 16 + chance() * 40, 3.4, soft, 1.7)
    );
  });

/** Draws a route between stops on a map. */
const routes: Motif = ({ light, deep, soft, signal }, chance) => {
  const stops = Array.from({ length: 5 }, (_, index) => [16 + index * 32, 26 + chance() * 66] as const);
  const way = `M${stops.map(([x, y]) => `${x} ${y.toFixed(1)}`).join('L')}`;
  return (
    times(6, (row) => line(`M0 ${8 + row * 22}h160`, soft, 0.7)) +
    times(8, (column) => line(`M${10 + column * 20} 0v120`, soft, 0.7)) +
    line(way, light, 7) +
    line(way, deep, 3) +
    stops.map(([x, y], index) => disc(x, y, 5, index === 3 ? signal : deep) + disc(x, y, 2.2, light)).join('')
  );
};

export const screens = { seatMap, phone, steps, timetable, chart, code, routes };
