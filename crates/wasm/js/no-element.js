// Where there are no pages, as in Node, there is no element: a script that is run there too can import it.
export const PlyScope = undefined;
