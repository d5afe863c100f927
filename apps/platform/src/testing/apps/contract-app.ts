import { millisecondsInMinute } from 'date-fns/constants';
import type { ContractView, DeskContract, DeskContracts, SignedContract } from '@portal/domain/recruiting/contract';
import { type Answer, type ApplicationApp, createApplicationApp } from './application-app.ts';

export const SIGNER = '지원 선생님';

export interface ContractApp extends ApplicationApp {
  /** An application that has passed: its code, its id, and the link of its contract. */
  passed(over?: object): Promise<{ code: string; id: string; link: string }>;
  byLink<T = ContractView>(
    what: 'find' | 'view' | 'code' | 'sign' | 'renew',
    link: string,
    over?: object,
  ): Promise<Answer<T>>;
  /** Opens it and asks for the code, which is the answer. */
  codeFor(link: string, email?: string): Promise<string>;
  sign(link: string, code: string, signerName?: string): Promise<Answer<SignedContract>>;
  /** The newest link of a contract that was mailed to an address. */
  mailedLink(email?: string): Promise<string>;
  contractsOf(id: string): Promise<DeskContract[]>;
  deskOf(id: string): Promise<DeskContracts>;
  resend(id: string, contractId: string): Promise<Answer<DeskContracts>>;
}

const callOf = <T>(t: ApplicationApp, path: string, body: object) =>
  t.call<T>('POST', `/utilities/contracts/${path}`, body);

/** A platform with applications that have passed, and the links that were mailed to them. */
export async function createContractApp(env: Record<string, string> = {}): Promise<ContractApp> {
  const t = await createApplicationApp(env);
  const newest = async (email: string, words: RegExp) => {
    const mails = await t.mails();
    return mails
      .filter(({ recipient, subject, text }) => recipient === email && words.test(`${subject}\n${text}`))
      .at(-1);
  };
  async function mailedLink(email = 'apply@example.com') {
    const mail = await newest(email, /\/kr\/contract\/[\w-]+/);
    return /\/kr\/contract\/([\w-]+)/.exec(mail!.text)![1]!;
  }
  const ofDesk = async <T>(method: 'GET' | 'POST', id: string, payload?: object) => {
    const url = `/tns/v1/ops/applications/${id}/contracts`;
    const answer = await t.request({ method, url, headers: await t.signIn('ops'), ...(payload && { payload }) });
    return { ...answer.json<Omit<Answer<T>, 'status'>>(), status: answer.statusCode };
  };
  return {
    ...t,
    async passed(over = {}) {
      const form = (await t.aForm(over)) as { email: string };
      const { code } = (await t.apply(form)).data;
      await t.decide(code, { decision: 'ACCEPT' });
      // Another contract may be sent from the desk then.
      t.clock.advance(millisecondsInMinute);
      return { code, id: await t.idOf(code), link: await mailedLink(form.email) };
    },
    byLink: (what, link, over = {}) => callOf(t, what, { link, ...over }),
    async codeFor(link, email = 'apply@example.com') {
      await callOf(t, 'view', { link });
      await callOf(t, 'code', { link });
      return /\d{6}/.exec((await newest(email, /서명 인증번호는 \d{6}/))!.subject)![0];
    },
    sign: (link, code, signerName = SIGNER) => callOf(t, 'sign', { link, code, signerName }),
    mailedLink,
    contractsOf: async (id) => (await ofDesk<DeskContracts>('GET', id)).data.items,
    deskOf: async (id) => (await ofDesk<DeskContracts>('GET', id)).data,
    resend: (id, contractId) => ofDesk('POST', id, { contractId }),
  };
}
