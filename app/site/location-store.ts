/** The visitor's country as the browser knows it (specification, section 4). */
export interface LocationState {
  readonly country: string;
  readonly isLoading: boolean;
}

/** Creates a store that looks the country up with the given fetch. */
export function createLocationStore(fetchReply: typeof fetch) {
  let state: LocationState = { country: 'NG', isLoading: true };
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    /** Calls back once the lookup has ended. @returns a function that stops it */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Asks the server where the visitor is. A failure is logged and leaves Nigeria. */
    async fetchLocation(): Promise<void> {
      try {
        state = { country: await lookUpCountry(fetchReply), isLoading: false };
      } catch (error) {
        console.error('getLocation failed:', error);
        state = { ...state, isLoading: false };
      }
      listeners.forEach((listener) => listener());
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

function parseCountryReply(reply: unknown): string {
  if (typeof reply === 'object' && reply !== null && 'country' in reply) {
    const { country } = reply;
    if (typeof country === 'string' && /^[A-Z]{2}$/.test(country)) return country;
  }
  throw new Error('The location service named no country');
}

export const locationStore = createLocationStore((...request) => fetch(...request));
