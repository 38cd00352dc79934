import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;

/** Answers each line "base TAB ref" of the input with "=target", or "!" for an error. */
class Answers {
    public static void main(String[] arguments) throws Exception {
        System.out.println("Java java.net.URI\t" + System.getProperty("java.version"));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] pair = line.split("\t", -1);
            try {
                System.out.println("=" + URI.create(pair[0]).resolve(URI.create(pair[1])));
            } catch (IllegalArgumentException e) {
                System.out.println("!");
            }
        }
    }
}
