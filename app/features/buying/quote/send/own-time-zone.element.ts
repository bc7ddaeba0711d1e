/** Picks the device's time zone in the field inside, where the list has it. */
class OwnTimeZone extends HTMLElement {
  connectedCallback(): void {
    const select = this.querySelector('select');
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const option = Array.from(select?.options ?? []).find(({ value }) => value === timeZone);
    // Another than the first value is the visitor's own choice.
    if (option && select?.selectedOptions[0]?.defaultSelected) option.selected = true;
  }
}

customElements.define('own-time-zone', OwnTimeZone);
