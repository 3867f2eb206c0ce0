export * from './state.ts';
export { UiProvider, type UiProviderProps } from './UiProvider/UiProvider.tsx';
export { useFormat, useLinkComponent, type Direction } from './UiProvider/context.ts';
export type { Brand } from './UiProvider/brand.ts';
export type { LinkComponent, LinkComponentProps } from './UiProvider/link.ts';
export { useAccountMessages } from '../messages/useAccountMessages.ts';
export { useAccountPageMessages } from '../messages/useAccountPageMessages.ts';
export { useDeviceName } from '../messages/useDeviceName.ts';
export { usePushMessages } from '../messages/usePushMessages.ts';
export { useCalendarMessages } from '../messages/useCalendarMessages.ts';
export { useFunnelMessages } from '../messages/useFunnelMessages.ts';
export { useEvidenceMessages } from '../messages/useEvidenceMessages.ts';
export { useOneTimeCodeMessages } from '../messages/useOneTimeCodeMessages.ts';
export { useMailMessages } from '../messages/useMailMessages.ts';
export { useSavedMessages } from '../messages/useSavedMessages.ts';
export { useSavedSearchMessages } from '../messages/useSavedSearchMessages.ts';
export { useWorkRecordMessages } from '../messages/useWorkRecordMessages.ts';
export { useNotificationMessages } from '../messages/useNotificationMessages.ts';
export { useActivityMessages } from '../messages/useActivityMessages.ts';
export { usePasskeyMessages } from '../messages/usePasskeyMessages.ts';
export { useConfirmationMessages } from '../messages/useConfirmationMessages.ts';
export { useDeletionMessages } from '../messages/useDeletionMessages.ts';
export { useApplicationMessages } from '../messages/useApplicationMessages.ts';
export { useClientMessages } from '../messages/useClientMessages.ts';
export { useCompanyMessages } from '../messages/useCompanyMessages.ts';
export { useFreelancerMessages } from '../messages/useFreelancerMessages.ts';
export { useJobMessages } from '../messages/useJobMessages.ts';
export { useLayoutMessages } from '../messages/useLayoutMessages.ts';
export { usePricingMessages } from '../messages/usePricingMessages.ts';
export { usePrimitiveMessages } from '../messages/usePrimitiveMessages.ts';
export { useTeamMessages } from '../messages/useTeamMessages.ts';
export { useInvitationMessages } from '../messages/useInvitationMessages.ts';
export { useAgreementMessages } from '../messages/useAgreementMessages.ts';
export { useConversationMessages } from '../messages/useConversationMessages.ts';
export { useLegalMessages } from '../messages/useLegalMessages.ts';
export { useDeskMessages } from '../messages/useDeskMessages.ts';
export { useModerationMessages } from '../messages/useModerationMessages.ts';
export { useTransparencyMessages } from '../messages/useTransparencyMessages.ts';
export { useStatementMessages } from '../messages/useStatementMessages.ts';
export { useReportMessages } from '../messages/useReportMessages.ts';
export { useResumeMessages } from '../messages/useResumeMessages.ts';
export { useQuestionMessages } from '../messages/useQuestionMessages.ts';
export { useSiteMessages } from '../messages/useSiteMessages.ts';
export { createFormat, type Format } from './UiProvider/format.ts';

export { Stack, type StackProps } from './Stack/Stack.tsx';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { Tiles, type TilesProps } from './Tiles/Tiles.tsx';

export { Text, type TextProps } from './Text/Text.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { Markdown } from './Markdown/Markdown.tsx';
export { Table, type TableProps } from './Table/Table.tsx';
export { Prose } from './Prose/Prose.tsx';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';

export { ChunkError } from './OnDemand/ChunkError.ts';
export { wantsLittleData } from './OnDemand/wantsLittleData.ts';
export { useIsHydrated } from './hydration/useIsHydrated.ts';
export { LoadableContent, type LoadableContentProps } from './LoadableContent/LoadableContent.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { isWebAddress, mailtoAddress } from './Link/addresses.ts';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton/LinkButton.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Spinner } from './Spinner/Spinner.tsx';
export { Notice, type NoticeProps } from './Notice/Notice.tsx';

export { useForm } from './Form/useForm.ts';
export { Form, type FormProps } from './Form/Form.tsx';
export { FieldRow } from './FieldRow/FieldRow.tsx';
export { FormActions, type FormActionsProps } from './FormActions/FormActions.tsx';
export { SubmitButton, type SubmitButtonProps } from './FormActions/SubmitButton.tsx';
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
export type { Suggestion, SuggestionGroup, Suggestions } from './SearchForm/suggestions.ts';
export { SearchForm, type SearchAction, type SearchFormProps } from './SearchForm/SearchForm.tsx';
export { SectionEnd, type SectionEndProps } from './Section/SectionEnd.tsx';
export { Section, type SectionProps } from './Section/Section.tsx';

export {
  KeyboardShortcuts,
  type KeyboardShortcutsProps,
  type Shortcut,
} from './KeyboardShortcuts/KeyboardShortcuts.tsx';
export { ChoiceLinks, type ChoiceLink, type ChoiceLinksProps } from './ChoiceLinks/ChoiceLinks.tsx';
export { Tabs, type Tab, type TabsProps } from './Tabs/Tabs.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { AlertDialog, type AlertDialogProps } from './AlertDialog/AlertDialog.tsx';
export { Menu, type MenuItem, type MenuProps } from './Menu/Menu.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { ToastRegion, useToast } from './Toast/Toast.tsx';

export { CompanyTile, type CompanyTileProps } from './CompanyTile/CompanyTile.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Chip, type ChipProps } from './Chip/Chip.tsx';
export { Card, CardLayer, CardLink, type CardProps } from './Card/Card.tsx';
export { Divider } from './Divider/Divider.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { Plot, type PlotProps } from './Plot/Plot.tsx';
export { Disclosure, type DisclosureProps } from './Disclosure/Disclosure.tsx';
export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList.tsx';
export { useSettled } from './useSettled.ts';
