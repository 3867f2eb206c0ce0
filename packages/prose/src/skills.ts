/** The maximum length of skill names that match only in the same case, because “go” in lower case is a common word. */
const SHORT = 3;

/** Returns true if a text contains the name of a skill as a whole word. `JavaScript` does not contain `Java`. */
export function namesSkill(text: string, skill: string): boolean {
  const literal = skill.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const flags = skill.length > SHORT ? 'iu' : 'u';
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, flags).test(text);
}
