import { chakra } from '@chakra-ui/react/styled-system';
import { FoldRow } from '@portal/ui/fold-row';
import { ARRIVAL } from '@portal/ui/use-arrival';
import { rules as words } from '../overview-messages.ts';
import { useRules } from './rules-context.tsx';

/** When an income is confirmed, when it is paid, and that nothing paid is taken back (INC-4). */
export function IncomeRules() {
  const { areOpen, setOpen, place } = useRules();
  return (
    <section>
      <chakra.h2 ref={place} {...ARRIVAL} srOnly>
        {words.title}
      </chakra.h2>
      <FoldRow label={words.title} open={areOpen} onOpen={setOpen}>
        <chakra.dl display="grid" gap="3" px="3" py="4" maxW="form">
          {words.items.map(({ name, text }) => (
            <div key={name}>
              <chakra.dt textStyle="label">{name}</chakra.dt>
              <chakra.dd textStyle="body.sm" color="fg.muted">
                {text}
              </chakra.dd>
            </div>
          ))}
        </chakra.dl>
      </FoldRow>
    </section>
  );
}
