/** Help for members who need care now: linked from every page, and kept on every device. */
export const getCarePath = '/get-care';

/** The directory's list of places that treat emergencies day and night. */
export const openEmergencyUnits = '/providers?speciality=emergency&open=24h';
