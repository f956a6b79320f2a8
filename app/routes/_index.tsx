export default function Home() {
  return <h1>وفِّر</h1>;
}
