'use client';

import type { Skill, SkillGroup } from '@skillharbor/contract';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { mostSkills } from './editProfileValues.ts';
import { findSkills } from './findSkills.ts';

export interface SkillsFieldProps {
  groups: readonly SkillGroup[];
  name: string;
  value: readonly number[];
  onChange: (value: number[]) => void;
  errors?: readonly string[];
}

/**
 * Lists skills as checkboxes: in one tab for each category, or as the results of a search in all categories. The value
 * contains the ids of all ticked skills.
 */
export function SkillsField({ groups, name, value, onChange, errors }: SkillsFieldProps) {
  const { editProfile: messages, skillName } = useFreelancerMessages();
  const [query, setQuery] = useState('');
  const [tab, setTab] = useState(groups[0]?.category ?? '');
  const isSearching = query.trim() !== '';
  const found = isSearching ? findSkills(groups, query, skillName) : [];

  const boxes = (label: string, skills: readonly Skill[]) => {
    const here = skills.map((skill) => skill.id);
    const elsewhere = value.filter((id) => !here.includes(id));
    return (
      <CheckboxGroup
        label={label}
        name={name}
        columns={{ phone: '1', tablet: '2' }}
        options={skills.map((skill) => ({ value: String(skill.id), label: skillName(skill.name) }))}
        value={value.filter((id) => here.includes(id)).map(String)}
        onChange={(ids) => onChange([...elsewhere, ...ids.map(Number)])}
        errors={errors}
      />
    );
  };

  return (
    <Stack space="16">
      <Stack space="4">
        <Text tone="muted">{messages.skillsHint}</Text>
        <Text size="small" tone="muted" numeric>
          {messages.skillsChosen(value.length, mostSkills)}
        </Text>
      </Stack>
      <TextField
        label={messages.skillSearch}
        name="skill_search"
        type="search"
        autoComplete="off"
        prefix={<Search />}
        value={query}
        onChange={setQuery}
      />
      <VisuallyHidden role="status">{isSearching && messages.skillsFound(found.length)}</VisuallyHidden>
      {!isSearching && (
        <Tabs
          label={messages.labels.skills}
          value={tab}
          onChange={setTab}
          tabs={groups.map(({ category, skills }) => {
            const chosen = skills.filter((skill) => value.includes(skill.id)).length;
            return {
              value: category,
              label: chosen > 0 ? messages.tabWithCount(skillName(category), chosen) : skillName(category),
              panel: boxes(messages.skillsIn(skillName(category)), skills),
            };
          })}
        />
      )}
      {found.length > 0 && boxes(messages.skillsFound(found.length), found)}
      {isSearching && found.length === 0 && <Text tone="muted">{messages.noSkillFound}</Text>}
    </Stack>
  );
}
