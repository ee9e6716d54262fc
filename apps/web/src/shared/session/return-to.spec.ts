import { forgetReturnTo, getReturnTo, rememberReturnTo } from './return-to';

afterEach(forgetReturnTo);

test('a user returns after sign-in to the page that was opened, and otherwise to the dashboard', () => {
  expect(getReturnTo()).toBe('/dashboard');
  rememberReturnTo('/thumbnails?page=2');
  expect(getReturnTo()).toBe('/thumbnails?page=2');
  forgetReturnTo();
  expect(getReturnTo()).toBe('/dashboard');
});

test.each(['//evil.test', 'https://evil.test', 'javascript:alert(1)'])(
  'the stored address %s of another host is not opened after sign-in',
  (address) => {
    rememberReturnTo(address);
    expect(getReturnTo()).toBe('/dashboard');
  },
);
