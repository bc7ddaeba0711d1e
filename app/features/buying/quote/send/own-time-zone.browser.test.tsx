import { expect, it, onTestFinished, vi } from 'vitest';
import './own-time-zone.element.ts';

it.each([
  ['Europe/London', 'Europe/London', 'United Kingdom'],
  ['America/Vancouver', 'America/Vancouver', 'America/Vancouver'],
  ['Asia/Ho_Chi_Minh', 'Asia/Ho_Chi_Minh', 'Asia/Ho Chi Minh'],
])('the time zone %s of the device is chosen already', (timeZone, value, label) => {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  const field = document.createElement('own-time-zone');
  field.innerHTML =
    '<select><option value="Africa/Lagos" selected>Nigeria</option>' +
    '<option value="Europe/London">United Kingdom</option></select>';
  document.body.append(field);
  onTestFinished(() => field.remove());
  const select = field.querySelector('select');
  expect(select?.value).toBe(value);
  expect(select?.selectedOptions[0]?.textContent).toBe(label);
});
