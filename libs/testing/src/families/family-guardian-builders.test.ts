import * as v from 'valibot';
import { FamilyGuardians, GuardianInvitation } from '@portal/domain/families/family-guardian';
import { aFamilyCircle, aGuardedChild, aGuardianInvitation, anInvitedGuardian } from './family-guardian-builders.ts';

it.each([
  ['aFamilyCircle', FamilyGuardians, aFamilyCircle({ children: [aGuardedChild({ invited: [anInvitedGuardian()] })] })],
  ['aGuardianInvitation', GuardianInvitation, aGuardianInvitation()],
])('%s builds what its schema describes', (_name, schema: v.GenericSchema, built) => {
  expect(v.parse(schema, built)).toEqual(built);
});
