import { screen, waitFor, within } from '@testing-library/react';
import {
  type PaymentAccount,
  paymentAccountsContract as contract,
} from '@portal/domain/wallet/payment-accounts.contract';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aPaymentAccount } from '@portal/testing/wallet/payment-account-builders';
import { accountsWith, someAccounts } from '../wallet.fixture.ts';
import { button, dialog, enter, title } from '../wallet.screen.ts';

const open = (items: PaymentAccount[], first: Fake[] = []) =>
  enter('/account/settings/payment-info', [...first, accountsWith(items)]);
const card = async (name: RegExp) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);

describe('the payment accounts [RTE-5] [PAY-1]', () => {
  it('stand with the end of their numbers, the default one, what is held and for how long, and what went wrong', async () => {
    open(someAccounts());
    expect(await title('정산 계좌')).toBeVisible();
    expect((await card(/은행 A ••••6789/)).getByText('기본 계좌')).toBeVisible();
    expect((await card(/••••0937/)).getByText('13/11에 예금주 이름이 달라 돈이 돌아왔어요')).toBeVisible();
    const held = await card(/••••4410/);
    expect(held.getByText('아직 받을 수 없음')).toBeVisible();
    expect(held.getByText(/23시간 남음/)).toBeVisible();
    expect(screen.getByText(/바뀔 때마다 메일로 알려 드려요/)).toBeVisible();
  });

  it('say before a press why the only one cannot be deleted', async () => {
    open([aPaymentAccount()]);
    const only = await card(/••••6789/);
    expect(only.getByText(/하나뿐인 정산 계좌는 지울 수 없어요/)).toBeVisible();
    expect(only.queryByRole('button', { name: '지우기' })).toBeNull();
    expect(only.getByRole('button', { name: '고치기' })).toBeVisible();
  });

  it('can be neither changed nor deleted while money goes there', async () => {
    open([aPaymentAccount({ isInUse: true }), aPaymentAccount({ id: 'pac-2', isDefault: false })]);
    const used = within((await screen.findAllByRole('heading', { level: 3 }))[0]!.closest('li') as HTMLElement);
    expect(used.queryByRole('button')).toBeNull();
    expect(used.getByText(/이 계좌로 가는 출금이 있어요/)).toBeVisible();
  });

  it('take a new one, with the number as the bank prints it', async () => {
    const items: PaymentAccount[] = [];
    const sent: object[] = [];
    const creating = fake(contract.createPaymentAccount, ({ body }) => {
      sent.push(body);
      const made = aPaymentAccount({ accountNumber: '••••7890', usableFrom: '2026-11-19T10:42:00+09:00' });
      items.push(made);
      return made;
    });
    const { user } = open(items, [creating]);
    expect(await screen.findByText('아직 등록한 계좌가 없어요')).toBeVisible();
    await user.click(button('계좌 더하기'));
    const form = await dialog('계좌 더하기');
    expect(form.getByText(/24시간 뒤부터 이 계좌로 받을 수 있고, 바뀐 내용을 메일로/)).toBeVisible();
    await user.click(form.getByRole('combobox', { name: /은행/ }));
    await user.click(await screen.findByRole('option', { name: '은행 B' }));
    await user.type(form.getByLabelText(/^계좌 번호/), '110-234-567890');
    await user.type(form.getByLabelText(/^예금주/), '김수학');
    await user.type(form.getByLabelText(/^비밀번호/, { selector: 'input' }), 'demo1234!');
    await user.click(form.getByRole('button', { name: '더하기' }));
    expect(await screen.findByRole('heading', { level: 3, name: /••••7890/ })).toBeVisible();
    expect(sent).toEqual([
      {
        clientId: expect.any(String) as string,
        bankCode: 'BANK_B',
        accountNumber: '110234567890',
        holder: '김수학',
        proof: { password: 'demo1234!' },
      },
    ]);
  });

  it('say kindly that a holder has another name, and take it all the same', async () => {
    const sent = jest.fn();
    const changing = fake(contract.updatePaymentAccount, ({ body }) => {
      sent(body);
      return aPaymentAccount({ id: 'pac-1' });
    });
    const { user } = open(someAccounts(), [changing]);
    await user.click((await card(/••••6789/)).getByRole('button', { name: '고치기' }));
    const form = await dialog('계좌 고치기');
    expect(form.queryByText('내 이름과 다른 예금주예요')).toBeNull();
    await user.clear(form.getByLabelText(/^예금주/));
    await user.type(form.getByLabelText(/^예금주/), '김 수확');
    expect(await form.findByText('내 이름과 다른 예금주예요')).toBeVisible();
    expect(form.getByText(/내 이름은 김수학이에요/)).toBeVisible();
    await user.type(form.getByLabelText(/^계좌 번호/), '123456780937');
    await user.type(form.getByLabelText(/^비밀번호/, { selector: 'input' }), 'demo1234!');
    await user.click(form.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ holder: '김 수확' })));
  });

  it('keep what is written where it is refused, with the reason at its field', async () => {
    const { user } = open(someAccounts(), [fakeProblem(contract.updatePaymentAccount, 'PASSWORD_WRONG')]);
    await user.click((await card(/••••0937/)).getByRole('button', { name: '고치기' }));
    const form = await dialog('계좌 고치기');
    expect(form.getByLabelText(/^예금주/)).toHaveValue('김수확');
    expect(form.getByLabelText(/^계좌 번호/)).toHaveValue('');
    await user.clear(form.getByLabelText(/^예금주/));
    await user.type(form.getByLabelText(/^예금주/), '김수학');
    await user.type(form.getByLabelText(/^계좌 번호/), '123456780937');
    await user.type(form.getByLabelText(/^비밀번호/, { selector: 'input' }), 'nope');
    await user.click(form.getByRole('button', { name: '저장' }));
    expect(await form.findByText('비밀번호가 맞지 않아요.')).toBeVisible();
    expect(form.getByLabelText(/^예금주/)).toHaveValue('김수학');
    expect(form.getByLabelText(/^계좌 번호/)).toHaveValue('123456780937');
  });

  it('offer the newest where one was changed elsewhere', async () => {
    const { user } = open(someAccounts(), [fakeProblem(contract.updatePaymentAccount, 'VERSION_CONFLICT')]);
    await user.click((await card(/••••0937/)).getByRole('button', { name: '고치기' }));
    const form = await dialog('계좌 고치기');
    await user.type(form.getByLabelText(/^계좌 번호/), '123456780937');
    await user.type(form.getByLabelText(/^비밀번호/, { selector: 'input' }), 'demo1234!');
    await user.click(form.getByRole('button', { name: '저장' }));
    expect(await form.findByText('계좌를 저장하지 못했어요')).toBeVisible();
    expect(form.getByLabelText(/^계좌 번호/)).toHaveValue('123456780937');
  });

  it('have one default, which another takes over by a press', async () => {
    const items = someAccounts();
    const choosing = fake(contract.makePaymentAccountDefault, ({ params }) => {
      for (const one of items) one.isDefault = one.id === params.id;
      return items.find(({ id }) => id === params.id)!;
    });
    const { user } = open(items, [choosing]);
    await user.click((await card(/••••0937/)).getByRole('button', { name: '기본 계좌로' }));
    expect(await (await card(/••••0937/)).findByText('기본 계좌')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('기본 계좌')).toHaveLength(1));
  });

  it('ask before one is deleted, and go on with the rest', async () => {
    const items = someAccounts();
    const removing = fake(contract.deletePaymentAccount, ({ params }) => {
      items.splice(
        items.findIndex(({ id }) => id === params.id),
        1,
      );
      return {};
    });
    const { user } = open(items, [removing]);
    await user.click((await card(/••••6789/)).getByRole('button', { name: '지우기' }));
    const asked = await dialog('은행 A ••••6789 계좌를 지울까요?', 'alertdialog');
    expect(asked.getByText(/남은 계좌가 기본 계좌가 돼요/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: '지우기' }));
    await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: /••••6789/ })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: '내 계좌' })).toHaveFocus());
  });

  it('say when there are as many as there may be', async () => {
    open(Array.from({ length: 10 }, (_, no) => aPaymentAccount({ id: `pac-${no}`, isDefault: no === 0 })));
    expect(await screen.findByText(/계좌는 10개까지 둘 수 있어요/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '계좌 더하기' })).toBeNull();
  });

  it('offer to try again where they do not come', async () => {
    enter('/account/settings/payment-info', [fakeProblem(contract.listPaymentAccounts, 'UNEXPECTED')]);
    expect(await screen.findByText('정산 계좌를 불러오지 못했어요')).toBeVisible();
    expect(button('다시 시도')).toBeVisible();
  });
});
