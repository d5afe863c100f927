import { chakra } from '@chakra-ui/react/styled-system';
import { SAVED_REPLY_VARIABLES } from '@portal/domain/chat/saved-reply';
import { Button } from '@portal/ui/button';

/** The places that a phrase may have; pressing one puts it in. */
export function PlaceButtons({ label, onPick }: { label: string; onPick: (place: string) => void }) {
  return (
    <chakra.fieldset display="flex" flexWrap="wrap" gap="2" minW="0">
      <chakra.legend textStyle="caption" color="fg.muted" mb="1">
        {label}
      </chakra.legend>
      {SAVED_REPLY_VARIABLES.map((name) => (
        <Button key={name} variant="outline" size="sm" onClick={() => onPick(`{${name}}`)}>
          {`{${name}}`}
        </Button>
      ))}
    </chakra.fieldset>
  );
}
