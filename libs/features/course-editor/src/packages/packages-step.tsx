import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { HelpText } from '@portal/ui/help-text';
import { Icon } from '@portal/ui/icon';
import { packageFields as words } from '../editor-messages.ts';
import { FieldSlot } from '../fields/field-slot.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useRemoval } from '../state/use-removal.ts';
import { newPackage, newTrial, PACKAGES_MAX } from './new-package.ts';
import { PackageCard } from './package-card.tsx';

/** What families can buy (CRS-1, CRS-6). */
export function PackagesStep() {
  const id = useId();
  const { form } = useEditor();
  const { fields: packages, append } = useFieldArray({ control: form.control, name: 'packages', keyName: 'key' });
  const remove = useRemoval('packages');
  const isFull = packages.length >= PACKAGES_MAX;
  const hasTrial = packages.some(({ isTrial }) => isTrial);
  return (
    <FieldSlot path="packages">
      {(error) => (
        <chakra.div data-lines display="grid" gap="4">
          {packages.length === 0 && (
            <EmptyState name="gift-empty" size="sm" title={words.none}>
              {words.noneBody}
            </EmptyState>
          )}
          <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
            {packages.map((one, at) => (
              <PackageCard
                key={one.id}
                at={at}
                onRemove={() =>
                  remove(at, words.removed(form.getValues(`packages.${at}.name`) || words.legend(at + 1)))
                }
              />
            ))}
          </chakra.div>
          <HelpText id={id} error={error} helper={isFull && words.max} />
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button
              data-add
              variant="outline"
              disabled={isFull}
              startIcon={<Icon as={Plus} size={16} />}
              onClick={() => append(newPackage(form.getValues()))}
            >
              {words.add}
            </Button>
            {!hasTrial && (
              <Button
                variant="outline"
                disabled={isFull}
                startIcon={<Icon as={Plus} size={16} />}
                onClick={() => append(newTrial(form.getValues()))}
              >
                {words.addTrial}
              </Button>
            )}
          </chakra.div>
        </chakra.div>
      )}
    </FieldSlot>
  );
}
