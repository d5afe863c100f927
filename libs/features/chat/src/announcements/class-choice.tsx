import { chakra } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import { ANNOUNCEMENT_LIMITS, type AnnouncementClass } from '@portal/domain/chat/announcement';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { FieldGroup } from '@portal/ui/field-group';
import { writing as words } from '../announcement-messages.ts';

interface ClassChoiceProps {
  classes: readonly AnnouncementClass[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  onBlur: () => void;
  error: string | undefined;
  /** The first box, for a form that leads to its first error. */
  ref: Ref<HTMLInputElement>;
}

/** Which classes hear it; one in which nobody would read it says so. */
export function ClassChoice({ classes, value, onChange, onBlur, error, ref }: ClassChoiceProps) {
  const isFull = value.length >= ANNOUNCEMENT_LIMITS.classesMax;
  const heard = classes.filter(({ readerCount }) => readerCount > 0).map(({ id }) => id);
  const toggle = (id: string) => onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <FieldGroup label={words.classes} helper={words.classesHelper} error={error} required onBlur={onBlur}>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button variant="outline" size="sm" onClick={() => onChange(heard.slice(0, ANNOUNCEMENT_LIMITS.classesMax))}>
          {words.all}
        </Button>
        <Button variant="ghost" size="sm" disabled={value.length === 0} onClick={() => onChange([])}>
          {words.none}
        </Button>
      </chakra.div>
      <chakra.ul
        role="list"
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
        columnGap="4"
      >
        {classes.map(({ id, name, readerCount }, at) => (
          <chakra.li key={id} py="1" overflowWrap="anywhere">
            <Checkbox
              ref={at === 0 ? ref : undefined}
              checked={value.includes(id)}
              disabled={isFull && !value.includes(id)}
              helper={readerCount > 0 ? words.readerCount(readerCount) : words.nobodyThere}
              onChange={() => toggle(id)}
            >
              {name}
            </Checkbox>
          </chakra.li>
        ))}
      </chakra.ul>
    </FieldGroup>
  );
}
