/** The six colours of seats. A game seats as many of them as it has players. */
export const SEAT_COLOURS = ["red", "blue", "green", "yellow", "black", "white"] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];
