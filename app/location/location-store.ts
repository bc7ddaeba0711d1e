import { parseCountryReply } from './country-reply.ts';
import type { Edition } from './edition.ts';

/** What the browser knows of the visitor's country (specification, section 4). */
export interface LocationState {
  /** A country code from the lookup, or the visitor's own choice: 'NG' or 'DG'. */
  readonly country: string;
  readonly isLoading: boolean;
}

interface LocationStore {
  readonly getState: () => LocationState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the server where the visitor is. A failure is logged and changes nothing else. */
  readonly fetchLocation: () => Promise<void>;
  /** Takes the visitor's own choice, which no lookup overrules. */
  readonly chooseLocation: (choice: Edition) => void;
}

const initialState: LocationState = { country: 'NG', isLoading: true };

/** Makes a store that asks by the given fetch; the site uses the one below. */
export function createLocationStore(fetchReply: typeof fetch): LocationStore {
  let state = initialState;
  let hasChosen = false;
  const listeners = new Set<() => void>();

  function setState(next: LocationState): void {
    state = next;
    listeners.forEach((listener) => listener());
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async fetchLocation() {
      try {
        const country = await lookUpCountry(fetchReply);
        if (!hasChosen) setState({ country, isLoading: false });
      } catch (error) {
        console.error('getLocation failed:', error);
        setState({ ...state, isLoading: false });
      }
    },
    chooseLocation(choice) {
      hasChosen = true;
      setState({ country: choice, isLoading: false });
    },
  };
}

async function lookUpCountry(fetchReply: typeof fetch): Promise<string> {
  try {
    const reply = await fetchReply('/api/location');
    if (!reply.ok) throw new Error(`The location service answered ${reply.status}`);
    return parseCountryReply(await reply.json());
  } catch (error) {
    console.error('Error fetching location:', error);
    throw error;
  }
}

const siteStore = createLocationStore((...request) => fetch(...request));

export const { fetchLocation, chooseLocation } = siteStore;
