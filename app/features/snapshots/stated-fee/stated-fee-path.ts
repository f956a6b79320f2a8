/** Where the form "what did delivery cost you?" of a dish stands and is sent to. */
export const statedFeePath = (dishId: number): string => `/prices/delivery/${dishId}`;
