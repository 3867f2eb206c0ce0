import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, layer, media, radius, space } from '../../theme/tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const ring = style({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText', borderInlineEndColor: 'Canvas' } },
});

export const spinner = recipe({
  base: { display: 'flex', alignItems: 'center', gap: space['12'], color: theme.color.muted },
  variants: {
    place: {
      // The spinner is in front of the stack and outside its flow, so that the content starts in the same place as the
      // skeleton.
      over: {
        position: 'absolute',
        zIndex: layer.raised,
        alignSelf: 'center',
        marginBlockStart: space['24'],
        paddingBlock: space['8'],
        paddingInline: space['16'],
        border: `1px solid ${theme.color.line}`,
        borderRadius: radius.pill,
        backgroundColor: theme.color.surface,
        boxShadow: theme.shadow.overlay,
        fontSize: fontSize['14'],
      },
      alone: { justifyContent: 'center', paddingBlock: space['32'] },
    },
  },
});
