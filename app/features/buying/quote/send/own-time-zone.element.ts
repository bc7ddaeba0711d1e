/** Picks the device's time zone in the field inside, and adds it where the list lacks it. */
class OwnTimeZone extends HTMLElement {
  connectedCallback(): void {
    const select = this.querySelector('select');
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    // Another than the first value is the visitor's own choice.
    if (!select?.selectedOptions[0]?.defaultSelected) return;
    const listed = Array.from(select.options).find(({ value }) => value === timeZone);
    if (listed) listed.selected = true;
    else select.add(new Option(timeZone.replaceAll('_', ' '), timeZone, false, true));
  }
}

customElements.define('own-time-zone', OwnTimeZone);
