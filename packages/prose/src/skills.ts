/** Names up to this length are words in small letters, such as “go”. */
const SHORT = 3;

/** Whether a text names a skill, as a word of its own: `JavaScript` is no `Java`. */
export function namesSkill(text: string, skill: string): boolean {
  const literal = skill.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const flags = skill.length > SHORT ? 'iu' : 'u';
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, flags).test(text);
}
