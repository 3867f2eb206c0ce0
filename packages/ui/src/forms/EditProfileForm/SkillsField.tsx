'use client';

import type { SkillGroup } from '@skillharbor/contract';
import { CheckboxGroup, Stack, Tabs, Text, useMessages } from '../../primitives/index.ts';
import { mostSkills } from './editProfileValues.ts';

/** Boxes to tick, in one tab for each category of skills. The value are the ids of those ticked in any of them. */
export function SkillsField(props: {
  groups: readonly SkillGroup[];
  value: readonly number[];
  onChange: (value: number[]) => void;
  errors?: readonly string[];
}) {
  const { groups, value, onChange, errors } = props;
  const words = useMessages().freelancers.editProfile;

  return (
    <Stack space="16">
      <Stack space="4">
        <Text tone="muted">{words.skillsHint}</Text>
        <Text size="small" tone="muted" numeric>
          {words.skillsChosen(value.length, mostSkills)}
        </Text>
      </Stack>
      <Tabs
        label={words.skillsSection}
        tabs={groups.map(({ category, skills }) => {
          const here = skills.map((skill) => skill.id);
          const elsewhere = value.filter((id) => !here.includes(id));
          const chosen = value.filter((id) => here.includes(id));
          return {
            value: category,
            label: chosen.length > 0 ? words.tabWithCount(category, chosen.length) : category,
            panel: (
              <CheckboxGroup
                label={words.skillsIn(category)}
                name="skills"
                columns={{ phone: '1', tablet: '2' }}
                options={skills.map((skill) => ({ value: String(skill.id), label: skill.name }))}
                value={chosen.map(String)}
                onChange={(ids) => onChange([...elsewhere, ...ids.map(Number)])}
                errors={errors}
              />
            ),
          };
        })}
      />
    </Stack>
  );
}
