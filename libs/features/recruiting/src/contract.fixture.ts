import type { ContractView, SignedContract } from '@portal/domain/recruiting/contract';
import { contractsContract } from '@portal/domain/recruiting/contracts.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aContract, aSignedContract, CONTRACT_LINK } from '@portal/testing/recruiting/contract-builders';

const { findContract, viewContract, sendContractCode, signContract, renewContract } = contractsContract;

export const CONTRACT_PAGE = `/contract/${CONTRACT_LINK}`;
export const EMAIL = 'apply@example.com';
export const TICKET = 't'.repeat(43);

/** What who has just signed is given: a way to a new account unless one is there. */
export const aSignature = (over: Partial<SignedContract> = {}): SignedContract => ({
  contract: aSignedContract(),
  ticket: TICKET,
  email: EMAIL,
  ...over,
});

export const foundContract = (view: ContractView) => fake(findContract, view);
export const openedContract = fake(viewContract, aContract());
export const sentCode = fake(sendContractCode, { resendIn: 60 });
export const signedBy = (signature: SignedContract = aSignature(), sent: (body: object) => void = () => undefined) =>
  fake(signContract, ({ body }) => {
    sent(body);
    return signature;
  });
export const renewed = (sent: (body: object) => void = () => undefined) =>
  fake(renewContract, ({ body }) => {
    sent(body);
    return {};
  });
