import { describe, expect, test } from 'vitest';
import { applyEdit } from './applyEdit.ts';

const file = 'const a = 1;\n\nconst b = 2;\n  const b = 2;\nconst c = 3;\n';

describe('an edit', () => {
  test('is applied where its unchanged lines are, however far they have moved', () => {
    const diff = ' const a = 1;\n+const z = 0;\n';
    expect(applyEdit('const a = 1;\n', diff)).toEqual({ text: 'const a = 1;\nconst z = 0;\n' });
    expect(applyEdit('// New.\nconst a = 1;\n', diff)).toEqual({
      text: '// New.\nconst a = 1;\nconst z = 0;\n',
    });
  });

  test('replaces lines, and may have several hunks', () => {
    const diff = '-const a = 1;\n+const a = 9;\n@@\n+const d = 4;\n const c = 3;\n';
    expect(applyEdit(file, diff)).toEqual({
      text: 'const a = 9;\n\nconst b = 2;\n  const b = 2;\nconst d = 4;\nconst c = 3;\n',
    });
  });

  test('matches whole lines, empty ones included', () => {
    expect(applyEdit(file, '-\n-const b = 2;\n')).toEqual({
      text: 'const a = 1;\n  const b = 2;\nconst c = 3;\n',
    });
  });

  test('is refused if its lines are missing or occur twice', () => {
    expect(applyEdit(file, ' const a = 2;\n+const d = 4;\n')).toEqual({
      problem: 'these lines are not in the file:\nconst a = 2;\n',
    });
    expect(applyEdit('x\ny\nx\n', ' x\n+z\n')).toEqual({
      problem: 'these lines are in the file more than once:\nx\n',
    });
  });
});
