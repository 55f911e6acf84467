/** A way through the mine, cell by cell, and who can walk it. */
export interface Route {
  team: 'green' | 'blue';
  cells: string[];
}
