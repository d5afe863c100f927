import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import { useKept } from '../session/kept.ts';
import { useRequest } from '../session/use-request.ts';
import { material as words } from './material-messages.ts';
import { isSafeAddress } from './safe-address.ts';

/** A page of somebody else, by its address. */
export function MaterialLinkForm() {
  const request = useRequest();
  const id = useId();
  const [name, setName, forgetName] = useKept('materialName');
  const [url, setUrl, forgetUrl] = useKept('materialUrl');
  const [error, setError] = useState<string>();
  async function show(): Promise<void> {
    if (name.trim() === '' || !isSafeAddress(url.trim())) return setError(words.wrong);
    setError(undefined);
    if (!(await request('live.material', { kind: 'LINK', name: name.trim(), url: url.trim() }))) return;
    forgetName(name);
    forgetUrl(url);
  }
  return (
    <chakra.form
      aria-labelledby={id}
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        void show();
      }}
    >
      <chakra.h3 id={id} textStyle="label" color="fg.muted">
        {words.link}
      </chakra.h3>
      <Field label={words.name}>
        <TextInput maxLength={255} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={words.url} error={error}>
        <TextInput
          inputMode="url"
          maxLength={2_000}
          placeholder="https://"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <Button type="submit">{words.show}</Button>
    </chakra.form>
  );
}
