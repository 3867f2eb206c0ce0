export * from './state.ts';
export { UiProvider, useFormat, useMessages, type LinkComponent, type LinkComponentProps } from './UiProvider/UiProvider.tsx';
export { createFormat, type Format } from './UiProvider/format.ts';

export { Stack, type StackProps } from './Stack/Stack.tsx';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { Tiles, type TilesProps } from './Tiles/Tiles.tsx';

export { Text, type TextProps } from './Text/Text.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { Prose } from './Prose/Prose.tsx';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';

export { Link, type LinkProps } from './Link/Link.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton/LinkButton.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Spinner } from './Spinner/Spinner.tsx';
export { Notice, type NoticeProps } from './Notice/Notice.tsx';

export { Form, type FormProps } from './Form/Form.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { DateField, type DateFieldProps } from './DateField/DateField.tsx';
export { Select, type Option, type SelectProps } from './Select/Select.tsx';
export { MultiSelect, type MultiSelectProps } from './MultiSelect/MultiSelect.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup/CheckboxGroup.tsx';
export { RadioGroup, type RadioGroupProps } from './RadioGroup/RadioGroup.tsx';
export { FileField, type FileFieldProps } from './FileField/FileField.tsx';
