import { chakra } from '@chakra-ui/react/styled-system';
import { TEMPLATE_VARIABLES } from '@portal/domain/reviews/reply-template';
import { Button } from '@portal/ui/button';
import { templates as words } from '../messages.ts';

/** The places that a kept answer may have; pressing one puts it in. */
export function VariableButtons({ onPick }: { onPick: (place: string) => void }) {
  return (
    <chakra.fieldset display="flex" flexWrap="wrap" gap="2" minW="0">
      <chakra.legend textStyle="label" mb="1.5">
        {words.places}
      </chakra.legend>
      {TEMPLATE_VARIABLES.map((name) => (
        <Button key={name} variant="outline" size="sm" onClick={() => onPick(`{${name}}`)}>
          {`{${name}}`}
        </Button>
      ))}
    </chakra.fieldset>
  );
}
