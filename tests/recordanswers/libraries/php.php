<?php
// Answers each line "base<TAB>ref" of the input with "=target", or "!" for an error.
require 'GuzzleHttp/Psr7/autoload.php';

use GuzzleHttp\Psr7\Uri;
use GuzzleHttp\Psr7\UriResolver;

echo "PHP guzzlehttp/psr7\t", trim(shell_exec("dpkg-query -W -f '\${Version}' php-guzzlehttp-psr7") ?? ''), "\n";
while (($line = fgets(STDIN)) !== false) {
    [$base, $ref] = explode("\t", rtrim($line, "\n"));
    try {
        echo '=', UriResolver::resolve(new Uri($base), new Uri($ref)), "\n";
    } catch (Exception $e) {
        echo "!\n";
    }
}
