/** The page. */
export function App() {
  return <h1>Tilecast</h1>;
}
