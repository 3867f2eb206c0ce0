import type { MessageTemplate } from '@skillharbor/contract';
import type { GeneratedAlways } from 'kysely';

export interface MessageTemplatesTables {
  message_templates: MessageTemplatesTable;
}

interface MessageTemplatesTable {
  id: GeneratedAlways<number>;
  client_id: number;
  kind: MessageTemplate['kind'];
  name: string;
  text: string;
}
