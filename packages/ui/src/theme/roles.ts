/**
 * The names and purposes of the values that differ between themes. The style sheet, the token files and the pages of
 * Storybook take them from this file.
 */
export const roles = {
  color: {
    canvas: 'The background of a page.',
    surface: 'Raised areas: cards, dialogs, fields.',
    sunken: 'Lowered areas: wells, skeletons, the quiet side of a page.',
    text: 'Text, and icons beside it.',
    muted: 'Text of secondary importance.',
    line: 'A decorative separator.',
    control: 'The border of a field or control.',
    accent: 'Links and actions.',
    accentHover: 'An action that is pointed at.',
    accentSoft: 'The background of what is chosen.',
    onAccent: 'Text on accent.',
    deep: 'The water of the first screen: the only dark background of a light page.',
    deepLight: 'The light on the water.',
    lamp: 'The lamp, as a drawing; never behind text.',
    onDeep: 'Text on deep.',
    onDeepMuted: 'Text of secondary importance on deep.',
    signal: 'What must not be missed; at most once per screen.',
    signalSoft: 'The background of a signal.',
    positive: 'Success.',
    positiveSoft: 'The background of a success.',
    caution: 'A warning.',
    cautionSoft: 'The background of a warning.',
    critical: 'An error, or a destructive action.',
    criticalHover: 'A destructive action that is pointed at.',
    criticalSoft: 'The background of an error.',
    onCritical: 'Text on critical.',
    paper: 'The background of logos, which companies design for white paper.',
    veil: 'Between the page and a dialog.',
  },
  /** The colours of tiles for companies without a logo. The colours have no meaning. */
  tile: {
    harbor: { ground: 'The background of a company tile.', ink: 'The initials on it.' },
    fjord: { ground: 'The background of a company tile.', ink: 'The initials on it.' },
    kelp: { ground: 'The background of a company tile.', ink: 'The initials on it.' },
    heather: { ground: 'The background of a company tile.', ink: 'The initials on it.' },
    clay: { ground: 'The background of a company tile.', ink: 'The initials on it.' },
    slate: { ground: 'The background of a company tile.', ink: 'The initials on it.' },
  },
  shadow: {
    lifted: 'A card on hover.',
    overlay: 'Elements over the page.',
  },
  radius: {
    small: 'Checkboxes, and other marks inside a control.',
    control: 'Buttons and fields.',
    card: 'Cards and dialogs.',
    pill: 'Badges and round buttons: half of any height.',
  },
  stroke: {
    control: 'The border of a field or control.',
    focus: 'The ring around what has the focus.',
  },
  font: {
    text: 'Everything but headings.',
    heading: 'Headings.',
    display: 'Large headings, in one weight.',
  },
};
