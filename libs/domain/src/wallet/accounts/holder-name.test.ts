import { isHolderName } from './holder-name.ts';

it.each([
  ['김수학', '김수학'],
  ['김 수학 ', '김수학'],
  ['김수학'.normalize('NFD'), '김수학'],
  ['NGUYEN THI HOA', 'Nguyễn Thị Hoa'],
  ['DANG VAN DUC', 'Đặng Văn Đức'],
  ['Kim Soo-hak', 'KIM SOOHAK'],
  ['ＫＩＭ', 'kim'],
])('an account of %s is that of %s [PAY-1]', (holder, name) => {
  expect(isHolderName(holder, name)).toBe(true);
});

it.each([
  ['김수확', '김수학'],
  ['Nguyen Thi Hoan', 'Nguyễn Thị Hoa'],
  ['KIM SOO HAK', '김수학'],
])('an account of %s is not that of %s [PAY-1]', (holder, name) => {
  expect(isHolderName(holder, name)).toBe(false);
});
